import type { FeedShot } from '@scoreline/shared-lib/contract/feed';
import type { Random } from '../random';

/** Where a shot comes from, on a pitch of 100 by 100, and how often such a shot is a goal. */
export type Spot = Pick<FeedShot, 'x' | 'y' | 'xg'>;

const pitch = { length: 105, width: 68 };
const postMetres = 3.66;
const insideBox = 0.62;
const headers = { openPlay: 0.13, setPiece: 0.34 };

/** A penalty kick is scored as often as the simulator's are. */
export const penaltySpot: Spot = { x: 89.5, y: 50, xg: 0.77 };

/**
 * The chance by distance to the goal, the angle under which it is seen and the head: a logistic curve whose mean over all
 * places is the share of shots that are goals.
 */
function chanceAt(metres: number, aside: number, isHeader: boolean): number {
  const distance = Math.hypot(metres, aside);
  const angle = Math.abs(
    Math.atan2(2 * postMetres * metres, metres ** 2 + aside ** 2 - postMetres ** 2),
  );
  const score = -2.03 - 0.062 * distance + 1.62 * angle - (isHeader ? 0.8 : 0);
  return 1 / (1 + Math.exp(-score));
}

/** One of the places from which shots are taken: goals more often from where they are likely, the others less. */
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

/** Most shots are of the stronger foot. */
export function bodyOf(random: Random, foot: 'left' | 'right' | 'both' | null): FeedShot['body'] {
  const right = foot === 'left' ? 0.16 : foot === 'both' ? 0.5 : 0.84;
  return random.chance(right) ? 'rightFoot' : 'leftFoot';
}
