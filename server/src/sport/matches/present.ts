import type {
  Clock,
  MatchSummary,
  Prices,
  Side,
  SummaryOdds,
} from '@scoreline/shared-lib/contract';

import { nameAt } from '../../store/catalogue/formerNames';
import type { SummaryRow } from './queries';

export const presentSummary = (row: SummaryRow): MatchSummary => ({
  eventId: row.id,
  sport: row.sport,
  tournamentId: row.tournament_id,
  startTime: row.start_time.toISOString(),
  ...(row.time_unknown && { timeUnknown: true }),
  status: row.status,
  ...(row.status === 'unknown' && row.status_word !== null && { statusWord: row.status_word }),
  clock: presentClock(row),
  home: presentSide(row, 'home'),
  away: presentSide(row, 'away'),
  odds: presentOdds(row),
  revision: row.revision,
});

function presentClock(row: SummaryRow): Clock | null {
  if (row.clock_period === null || row.clock_at === null) return null;
  return {
    period: row.clock_period,
    ...(row.clock_minute !== null && { minute: row.clock_minute }),
    ...(row.clock_added !== null && { added: row.clock_added }),
    ...(row.clock_seconds !== null && { seconds: row.clock_seconds }),
    running: row.clock_running,
    at: row.clock_at.toISOString(),
  };
}

function presentSide(row: SummaryRow, side: 'home' | 'away'): Side {
  const [first, second] = row[`${side}_colours`] ?? [];
  return {
    competitorId: row[`${side}_id`],
    name: nameAt(row.sport, row[`${side}_name`], row.start_time),
    score: row[`${side}_score`],
    periods: row[`${side}_periods`],
    redCards: row[`${side}_red_cards`],
    ...(first && second && { colours: [first, second] }),
  };
}

function presentOdds(row: SummaryRow): SummaryOdds | null {
  const opening = presentPrices(row, 'opening');
  const current = presentPrices(row, 'current');
  if (row.bookmaker_id === null || !opening || !current) return null;
  const market = row.sport === 'football' ? '1x2' : 'moneyline';
  return { bookmakerId: row.bookmaker_id, market, opening, current };
}

function presentPrices(row: SummaryRow, moment: 'opening' | 'current'): Prices | null {
  const home = row[`${moment}_home`];
  const draw = row[`${moment}_draw`];
  const away = row[`${moment}_away`];
  if (home === null || away === null) return null;
  return draw === null ? { home, away } : { home, draw, away };
}
