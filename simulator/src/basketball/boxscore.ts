import { itemAt } from '@scoreline/shared-lib/contract/lists';
import type { PlayerStatisticsEvent } from '@scoreline/shared-lib/contract/feed';
import type { Count } from '../football/count';
import type { Side } from '../football/scoring';
import type { Player } from '../people/players';
import { randomOf, type Random } from '../random';
import { source } from '../event/source';
import { minutesShare, type Basket } from './plays';

export type Box = Record<string, number>;

/** Means per game of a team for each statistic, and each position's share of them. */
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

/**
 * A box score whose points, threes and free throws match the baskets so far. The other figures are scaled to `share` of the game.
 * The minutes of a team's players add up to five times those of the whole game.
 */
export function boxscoreOf(
  key: string,
  rosters: Record<Side, readonly Player[]>,
  baskets: readonly Basket[],
  gameMinutes: number,
  share = 1,
): BoxScore[] {
  const random = randomOf('boxscore', key);
  return (['home', 'away'] as const).flatMap((side) => {
    const rows = rosters[side].map((player, index) => {
      const drawn =
        ((minutesShare[index] ?? 0) + random.normal(0, 2.5) * (index < 10 ? 1 : 0)) *
        (gameMinutes / 48);
      const values = countsOf(random, player, Math.max(0, Math.round(drawn)), share);
      return { player, values, wanted: index < regulars ? Math.max(1, drawn) : 0 };
    });
    const minutes = minutesOf(
      rows.map(({ wanted }) => wanted),
      gameMinutes,
    );
    return rows.flatMap(({ player, values }, index): BoxScore[] => {
      const full = itemAt(minutes, index);
      if (full === 0) return [];
      const own = baskets.filter((basket) => basket.player === player && basket.side === side);
      const points = own.reduce((sum, basket) => sum + basket.points, 0);
      const shots = (of: number) => own.filter((basket) => basket.points === of).length;
      const scored = { points, threePointers: shots(3), freeThrows: shots(1) };
      return [
        { side, player, values: { minutes: Math.round(full * share), ...values, ...scored } },
      ];
    });
  });
}

/** Number of players with minutes, and so with baskets. */
const regulars = minutesShare.filter((minutes) => minutes > 0).length;

function countsOf(random: Random, { position }: Player, minutes: number, share: number): Box {
  return Object.fromEntries(
    Object.entries(counted).map(([name, { mean, ...weights }]) => {
      const weight = (weights as Weights)[position as keyof Weights] ?? 1;
      const expected = (mean * weight * minutes) / 5 / 48;
      return [name, Math.round(random.poisson(expected) * share)];
    }),
  );
}

/** Whole minutes in the wanted proportions, adding up to five times the game's. No player exceeds the game. */
function minutesOf(wanted: readonly number[], gameMinutes: number): number[] {
  const all = 5 * gameMinutes;
  const sum = wanted.reduce((total, minutes) => total + minutes, 0);
  const exact = wanted.map((minutes) => Math.min(gameMinutes, (minutes * all) / sum));
  const whole = exact.map(Math.floor);
  const inTurn = exact
    .map((minutes, index) => ({ index, rest: minutes - Math.floor(minutes) }))
    .filter(({ index }) => itemAt(exact, index) > 0)
    .sort((a, b) => b.rest - a.rest);
  let missing = all - whole.reduce((total, minutes) => total + minutes, 0);
  while (missing > 0)
    for (const { index } of inTurn) {
      const minutes = itemAt(whole, index);
      if (missing === 0 || minutes >= gameMinutes) continue;
      whole[index] = minutes + 1;
      missing--;
    }
  return whole;
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
