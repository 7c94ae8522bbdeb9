import type { PlayerDetail } from '@scoreline/shared-lib/contract';

type Shot = NonNullable<PlayerDetail['shots']>[number];

/** The attacked half in metres. */
export const half = { length: 52.5, width: 68 };
const square = 3.5;
/** Distance over which a shot adds heat, in metres. */
const spread = 4;

export interface HeatCell {
  x: number;
  y: number;
  size: number;
  /** 0 to 1, where 1 is the warmest square. */
  heat: number;
}

const share = 0.08;

/** Squares of the attacked half with heat by the shots near them. Nearly cold squares are omitted. */
export function heatCells(shots: readonly Pick<Shot, 'x' | 'y'>[]): HeatCell[] {
  const places = shots.map(({ x, y }) => ({
    x: (x / 100) * half.length * 2 - half.length,
    y: (y / 100) * half.width,
  }));
  const cells: HeatCell[] = [];
  for (let x = 0; x < half.length; x += square)
    for (let y = 0; y < half.width; y += square) {
      const middle = { x: x + square / 2, y: y + square / 2 };
      const heat = places.reduce(
        (sum, place) =>
          sum +
          Math.exp(-((place.x - middle.x) ** 2 + (place.y - middle.y) ** 2) / (2 * spread ** 2)),
        0,
      );
      cells.push({ x, y, size: square, heat });
    }
  const most = Math.max(...cells.map(({ heat }) => heat));
  return cells
    .map((cell) => ({ ...cell, heat: most > 0 ? cell.heat / most : 0 }))
    .filter(({ heat }) => heat >= share);
}
