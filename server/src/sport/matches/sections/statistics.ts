import type { MatchStatistics, PlayerStatistics } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { playerCards } from './cards';
import type { Database } from '@scoreline/database/schema';

/** The order of statistics; keys not listed here follow alphabetically. */
const statisticOrder = [
  'possession',
  'expectedGoals',
  'shots',
  'shotsOnTarget',
  'shotsOffTarget',
  'shotsBlocked',
  'shotsInsideBox',
  'shotsOutsideBox',
  'saves',
  'corners',
  'fouls',
  'offsides',
  'yellowCards',
  'redCards',
  'fieldGoals',
  'threePointers',
  'freeThrows',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
];

const rank = (key: string) => statisticOrder.indexOf(key) + 1 || statisticOrder.length + 1;

/** Statistics of the whole match (period 0) and of each period that has any. */
export async function matchStatistics(
  db: Kysely<Database>,
  matchId: number,
): Promise<MatchStatistics> {
  const rows = await db
    .selectFrom('match_statistics')
    .select(['period', 'key', 'home', 'away'])
    .where('match_id', '=', matchId)
    .orderBy('period')
    .orderBy('key')
    .execute();
  const periods = [...new Set(rows.map((row) => row.period))];
  return {
    periods: periods.map((period) => ({
      period,
      rows: rows
        .filter((row) => row.period === period)
        .sort((a, b) => rank(a.key) - rank(b.key))
        .map(({ key, home, away }) => ({ key, home, away })),
    })),
  };
}

/** The boxscore: one row per player, starters first, with the columns that any of them has. */
export async function playerStatistics(
  db: Kysely<Database>,
  matchId: number,
): Promise<PlayerStatistics> {
  const rows = await db
    .selectFrom('player_statistics as s')
    .leftJoin('lineup_players as l', (join) =>
      join.onRef('l.match_id', '=', 's.match_id').onRef('l.player_id', '=', 's.player_id'),
    )
    .select(['s.player_id', 's.side', 's.values', 'l.starter', 'l.place'])
    .where('s.match_id', '=', matchId)
    .orderBy('l.place')
    .orderBy('s.player_id')
    .execute();
  const players = await playerCards(
    db,
    rows.map((row) => row.player_id),
  );
  const sideOf = (side: 'home' | 'away') =>
    rows.flatMap((row) => {
      const player = row.side === side ? players.get(row.player_id) : undefined;
      return player ? [{ player, starter: row.starter ?? false, values: row.values }] : [];
    });
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  return { columns, home: sideOf('home'), away: sideOf('away') };
}
