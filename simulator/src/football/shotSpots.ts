import type { FeedShot } from '@scoreline/shared-lib/contract/feed';
import type { Random } from '../random';

/** Origin of a shot on a pitch of 100 by 100, and its chance of a goal. */
export type Spot = Pick<FeedShot, 'x' | 'y' | 'xg'>;

const pitch = { length: 105, width: 68 };
const postMetres = 3.66;
const insideBox = 0.62;
const headers = { openPlay: 0.13, setPiece: 0.34 };

/** Equals the share of the simulator's penalties that are scored. */
export const penaltySpot: Spot = { x: 89.5, y: 50, xg: 0.77 };

/**
 * Chance of a goal by distance, angle and header: a logistic curve. Its mean over all places is the share of shots that are
 * goals.
 */
function chanceAt(metres: number, aside: number, isHeader: boolean): number {
  const distance = Math.hypot(metres, aside);
  const angle = Math.abs(
    Math.atan2(2 * postMetres * metres, metres ** 2 + aside ** 2 - postMetres ** 2),
  );
  const score = -2.03 - 0.062 * distance + 1.62 * angle - (isHeader ? 0.8 : 0);
  return 1 / (1 + Math.exp(-score));
}

/** Draws the origin of a shot: goals more often from likely places, misses less often. */
export function spotOf(
  random: Random,
  scored: boolean,
  isSetPiece: boolean,
): Spot & { isHeader: boolean } {
  for (;;) {
    const { metres, aside } = random.chance(insideBox) ? inBox(random) : outside(random);
    const isHeader = metres < 14 && random.chance(isSetPiece ? headers.setPiece : headers.openPlay);
    const xg = chanceAt(metres, aside, isHeader);
    if (!random.chance(scored ? xg : 1 - xg)) continue;
    return {
      x: tenth(100 - (metres / pitch.length) * 100),
      y: tenth(50 + (aside / pitch.width) * 100),
      xg: Math.round(xg * 1000) / 1000,
      isHeader,
    };
  }
}

const inBox = (random: Random) => ({
  metres: 1.5 + 15 * random.next() ** 0.8,
  aside: within(random.normal(0, 7.5), 20),
});

const outside = (random: Random) => ({
  metres: 16.6 + Math.min(random.exponential() * 5.5, 22),
  aside: within(random.normal(0, 10), 28),
});

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Most shots are with the stronger foot. */
export function bodyOf(random: Random, foot: 'left' | 'right' | 'both' | null): FeedShot['body'] {
  const right = foot === 'left' ? 0.16 : foot === 'both' ? 0.5 : 0.84;
  return random.chance(right) ? 'rightFoot' : 'leftFoot';
}
