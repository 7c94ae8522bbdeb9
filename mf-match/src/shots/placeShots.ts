import type { MatchShot } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** The pitch in metres. The home side attacks to the end of the line. */
export const pitch = { length: 105, width: 68 };

export interface PlacedShot {
  x: number;
  y: number;
  /** Grows with the square root of the chance, so that the area grows with the chance. */
  radius: number;
}

/** Position of a shot on the drawing. `rtl` mirrors the pitch. */
export function positionOf(
  { side, x, y, xg }: Pick<MatchShot, 'side' | 'x' | 'y' | 'xg'>,
  rtl: boolean,
): PlacedShot {
  const toEnd = (side === 'home') !== rtl;
  const share = { x: toEnd ? x / 100 : 1 - x / 100, y: toEnd ? y / 100 : 1 - y / 100 };
  return {
    x: share.x * pitch.length,
    y: share.y * pitch.width,
    radius: 0.9 + 2.4 * Math.sqrt(xg),
  };
}

/** Index of the shot nearest to a point of the drawing. */
export function nearestShot(positions: readonly PlacedShot[], x: number, y: number): number {
  const far = (at: number) => Math.hypot(itemAt(positions, at).x - x, itemAt(positions, at).y - y);
  return positions.reduce((best, _, at) => (far(at) < far(best) ? at : best), 0);
}
