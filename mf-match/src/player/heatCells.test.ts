import { expect, it } from '@jest/globals';

import { half, heatCells } from './heatCells';

it('is warmest where most shots came from', () => {
  const spot = { x: 90, y: 50 };
  const cells = heatCells([spot, spot, spot, { x: 75, y: 20 }]);
  const [warmest] = cells.toSorted((a, b) => b.heat - a.heat);
  expect(warmest!.heat).toBe(1);
  // 90 % of 105 m is 94.5 m, or 42 m into the second half.
  expect(Math.abs(warmest!.x + warmest!.size / 2 - 42)).toBeLessThanOrEqual(warmest!.size / 2);
  expect(Math.abs(warmest!.y + warmest!.size / 2 - half.width / 2)).toBeLessThanOrEqual(
    warmest!.size / 2,
  );
  const far = cells.find(({ x, y }) => Math.abs(x - 26) < 3 && Math.abs(y - 13) < 3);
  expect(far!.heat).toBeGreaterThan(0.2);
  expect(far!.heat).toBeLessThan(0.5);
});

it('leaves the cold out', () => {
  expect(heatCells([])).toEqual([]);
  const cells = heatCells([{ x: 95, y: 50 }]);
  expect(cells.every(({ x }) => x > half.length / 2)).toBe(true);
});
