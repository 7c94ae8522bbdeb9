import { tipWindows } from '@scoreline/shared-lib/contract/schemas';
import type { TipsHistory } from '@scoreline/shared-lib/contract';

import {
  historyRows,
  type HistoryFilter,
  isFilling,
  settledRows,
  type SettledRow,
} from './queries';
import { tipPage } from './tipPage';
import { totalsOf } from './totals';
import { groupBy } from '../../store/collections/groupBy';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { readCursor } from '../matches/cursor';

type Request = Parsed<'sports-query/tips/history'>;
type Window = Request['window'];

const day = 86_400_000;
const leagueOrder = 12;

/** Settled tips of a window with their totals: overall, by market, by league, by window and by day. */
export async function tipsHistory(
  { window, sport, market, league, cursor, limit }: Request,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<TipsHistory> {
  const filter = { sport, market, league };
  const since = sinceOf(window, now());
  const after = readCursor(cursor);
  const [all, rows, filling] = await Promise.all([
    settledRows(db, filter),
    historyRows(
      db,
      { ...filter, since },
      limit,
      after && { kickOff: after.startTime, id: after.id },
    ),
    isFilling(db),
  ]);
  const within = all.filter((tip) => inWindow(tip, since));
  const leagues = byLeague(within);
  const page = await tipPage(db, rows, limit, {
    leagues: leagues.map(({ tournamentId }) => tournamentId),
  });
  return {
    filling,
    totals: totalsOf(within),
    byMarket: groups(within, (tip) => tip.market).map(([market, tips]) => ({
      market,
      ...totalsOf(tips),
    })),
    byLeague: leagues,
    byWindow: tipWindows.map((name) => {
      const from = sinceOf(name, now());
      return { window: name, ...totalsOf(all.filter((tip) => inWindow(tip, from))) };
    }),
    series: seriesOf(within),
    ...page,
  };
}

const sinceOf = (window: Window, now: Date): HistoryFilter['since'] =>
  window === 'all' ? undefined : new Date(now.getTime() - Number(window) * day);

const inWindow = ({ kick_off }: SettledRow, since: Date | undefined): boolean =>
  since === undefined || kick_off >= since;

/** Most tips first. */
const groups = <K>(tips: SettledRow[], keyOf: (tip: SettledRow) => K): [K, SettledRow[]][] =>
  [...groupBy(tips, keyOf)].sort(([, a], [, b]) => b.length - a.length);

const byLeague = (tips: SettledRow[]) =>
  groups(tips, (tip) => tip.tournament_id)
    .slice(0, leagueOrder)
    .map(([tournamentId, group]) => ({ tournamentId, ...totalsOf(group) }));

/** Cumulative profit by day. */
export function seriesOf(tips: SettledRow[]): TipsHistory['series'] {
  let [profit, n] = [0, 0];
  return [...groupBy(tips, (tip) => tip.day)].map(([date, group]) => {
    profit += totalsOf(group).profit;
    n += group.length;
    return { date, profit: Math.round(profit * 100) / 100, n };
  });
}
