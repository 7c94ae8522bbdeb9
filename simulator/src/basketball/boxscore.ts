import type { PlayerStatisticsEvent } from '@scoreline/shared-lib/contract/feed';
import type { Count } from '../football/count';
import type { Side } from '../football/scoring';
import type { Player } from '../people/players';
import { randomOf } from '../random';
import { source } from '../source';
import { minutesShare, type Basket } from './plays';

export type Box = Record<string, number>;

/** Means a game of a team by what is counted, and how positions share in it. */
const counted = {
  rebounds: { mean: 43.5, guard: 0.7, wing: 1, centre: 1.7 },
  assists: { mean: 25.5, guard: 1.7, wing: 0.9, centre: 0.6 },
  steals: { mean: 7.6, guard: 1.2, wing: 1, centre: 0.8 },
  blocks: { mean: 4.9, guard: 0.4, wing: 0.9, centre: 2 },
  turnovers: { mean: 13.6, guard: 1.2, wing: 0.9, centre: 0.9 },
  fouls: { mean: 19.5, guard: 0.9, wing: 1, centre: 1.2 },
} as const;

type Weights = { guard: number; wing: number; centre: number };

export interface BoxScore {
  side: Side;
  player: Player;
  values: Box;
}

/** A boxscore whose points, threes and free throws are those of the baskets so far, the rest as far as `share` of the game. */
export function boxscoreOf(
  key: string,
  rosters: Record<Side, readonly Player[]>,
  baskets: readonly Basket[],
  gameMinutes: number,
  share = 1,
): BoxScore[] {
  const random = randomOf('boxscore', key);
  return (['home', 'away'] as const).flatMap((side) =>
    rosters[side].flatMap((player, index): BoxScore[] => {
      const full = Math.max(
        0,
        Math.round(
          ((minutesShare[index] ?? 0) + random.normal(0, 2.5) * (index < 10 ? 1 : 0)) *
            (gameMinutes / 48),
        ),
      );
      const values: Box = { minutes: Math.round(full * share) };
      const own = baskets.filter((basket) => basket.player === player && basket.side === side);
      values.points = own.reduce((sum, { points }) => sum + points, 0);
      for (const [name, { mean, ...weights }] of Object.entries(counted)) {
        const weight = (weights as Weights)[player.position as keyof Weights] ?? 1;
        const expected = (mean * weight * full) / 5 / 48;
        values[name] = Math.round(random.poisson(expected) * share);
      }
      values.threePointers = own.filter(({ points }) => points === 3).length;
      values.freeThrows = own.filter(({ points }) => points === 1).length;
      return full > 0 || own.length > 0 ? [{ side, player, values }] : [];
    }),
  );
}

export const boxscoreEvents = (
  matchRef: string,
  at: number,
  box: readonly BoxScore[],
): PlayerStatisticsEvent[] =>
  box.map(({ side, player, values }) => ({
    type: 'playerStatistics',
    source,
    revision: at,
    matchRef,
    side,
    playerRef: player.ref,
    values,
  }));

const teamKeys = [
  'threePointers',
  'freeThrows',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
];

/** Team figures are the sums of the boxscore. */
export function teamCounts(box: readonly BoxScore[], baskets: readonly Basket[]): Count[] {
  const sum = (side: Side, key: string) =>
    box.reduce((total, row) => total + (row.side === side ? (row.values[key] ?? 0) : 0), 0);
  const made = (side: Side) =>
    baskets.filter((basket) => basket.side === side && basket.points > 1).length;
  return [
    { key: 'fieldGoals', home: made('home'), away: made('away') },
    ...teamKeys.map((key) => ({ key, home: sum('home', key), away: sum('away', key) })),
  ];
}
