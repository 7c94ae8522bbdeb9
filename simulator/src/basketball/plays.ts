import type { Player } from '../people/players';
import type { Random } from '../random';
import type { Side } from '../football/scoring';
import type { Quarter } from './game';

export interface Basket {
  period: number;
  /** Seconds left in the period. */
  left: number;
  side: Side;
  points: 1 | 2 | 3;
  player: Player;
}

/** Players' minutes, starters first, by which scoring and all other figures are distributed. */
export const minutesShare = [34, 33, 31, 30, 29, 24, 20, 16, 12, 7, 4, 0, 0];
const overtimeSeconds = 300;

export const periodSeconds = (period: number, quarterSeconds: number): number =>
  period <= 4 ? quarterSeconds : overtimeSeconds;

/** Baskets that add up to the quarters, in order of play. */
export function basketsOf(
  random: Random,
  quarters: readonly Quarter[],
  rosters: Record<Side, readonly Player[]>,
  quarterSeconds: number,
): Basket[] {
  const weights = (['home', 'away'] as const).map((side) =>
    rosters[side].map((_, index) => (minutesShare[index] ?? 0) * (1.5 - 0.09 * index)),
  );
  return quarters.flatMap((quarter, index) => {
    const length = periodSeconds(index + 1, quarterSeconds);
    const baskets = (['home', 'away'] as const).flatMap((side, which) =>
      split(random, quarter[side]).map((points) => ({
        period: index + 1,
        left: Math.floor(random.next() * (length - 4)),
        side,
        points,
        player: rosters[side][random.weighted(weights[which]!)]!,
      })),
    );
    return baskets.sort((a, b) => b.left - a.left);
  });
}

function split(random: Random, total: number): (1 | 2 | 3)[] {
  const baskets: (1 | 2 | 3)[] = [];
  for (let rest = total; rest > 0;) {
    const draw = random.next();
    const points = Math.min(rest, draw < 0.26 ? 3 : draw < 0.72 ? 2 : 1) as 1 | 2 | 3;
    baskets.push(points);
    rest -= points;
  }
  return baskets;
}
