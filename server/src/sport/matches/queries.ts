import type { MatchStatus, Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

export interface SummaryRow {
  id: number;
  sport: Sport;
  tournament_id: number;
  start_time: Date;
  time_unknown: boolean;
  status: MatchStatus;
  status_word: string | null;
  revision: number;
  clock_period: number | null;
  clock_minute: number | null;
  clock_added: number | null;
  clock_seconds: number | null;
  clock_running: boolean;
  clock_at: Date | null;
  home_id: number;
  home_name: string;
  home_score: number | null;
  home_periods: number[];
  home_red_cards: number;
  home_colours: string[] | null;
  away_id: number;
  away_name: string;
  away_score: number | null;
  away_periods: number[];
  away_red_cards: number;
  away_colours: string[] | null;
  bookmaker_id: number | null;
  opening_home: number | null;
  opening_draw: number | null;
  opening_away: number | null;
  current_home: number | null;
  current_draw: number | null;
  current_away: number | null;
}

/** Kick-offs from `from` up to but excluding `to`, and, with `live`, every match in play regardless of its start. */
export interface Span {
  sport: Sport;
  from: Date;
  to: Date;
  live: boolean;
}

/** Matches by id; requests for results only omit the prices, which cost most of the query. */
export interface Chosen {
  ids: readonly number[];
  prices?: boolean;
}

export async function summaryRows(
  db: Kysely<Database>,
  which: Chosen | Span,
): Promise<SummaryRow[]> {
  const chosen = 'ids' in which ? sql`SELECT unnest(${which.ids}::int[]) AS id` : idsWithin(which);
  const priced = 'ids' in which ? (which.prices ?? true) : true;
  const { rows } = await summarySql(chosen, priced).execute(db);
  return rows;
}

/** Two index scans joined by UNION; an OR would scan the whole sport. */
function idsWithin({ sport, from, to, live }: Span): RawBuilder<unknown> {
  const started = sql`SELECT id FROM matches
    WHERE sport = ${sport} AND start_time >= ${from} AND start_time < ${to}`;
  return live
    ? sql`${started} UNION
        SELECT id FROM matches WHERE sport = ${sport} AND status IN ('live', 'halfTime')`
    : started;
}

/** Prices are those of the first bookmaker by priority that has the sport's main market. */
const summarySql = (chosen: RawBuilder<unknown>, priced: boolean) => sql<SummaryRow>`
  SELECT m.id, m.sport, m.tournament_id, m.start_time, m.time_unknown, m.status, m.status_word, m.revision, m.clock_period,
    m.clock_minute, m.clock_added, m.clock_seconds, m.clock_running, m.clock_at,
    m.home_id, home.name AS home_name, m.home_score, m.home_periods, m.home_red_cards,
    home.colours AS home_colours,
    m.away_id, away.name AS away_name, m.away_score, m.away_periods, m.away_red_cards,
    away.colours AS away_colours,
    price.bookmaker_id, price.opening_home, price.opening_draw, price.opening_away,
    price.current_home, price.current_draw, price.current_away
  FROM (${chosen}) chosen
  JOIN matches m ON m.id = chosen.id
  JOIN teams home ON home.id = m.home_id
  JOIN teams away ON away.id = m.away_id
  LEFT JOIN LATERAL (
    SELECT o.bookmaker_id, o.opening_home, o.opening_draw, o.opening_away,
      o.current_home, o.current_draw, o.current_away
    FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
    WHERE o.match_id = m.id AND o.line = 0
      AND o.market = (CASE m.sport WHEN 'football' THEN '1x2' ELSE 'moneyline' END)::market
    ORDER BY b.priority, b.id LIMIT 1) price ON ${sql.raw(String(priced))}
  ORDER BY m.start_time, m.id`;
