import { describe, expect, it } from 'vitest';

import { linear, spread, stepPath, ticks } from './scale';

describe('linear', () => {
  it('places a domain along a range, either way round', () => {
    expect(linear([0, 90], [0, 180])(45)).toBe(90);
    expect(linear([1, 3], [100, 0])(3)).toBe(0);
  });

  it('puts what has no length in the middle', () => {
    expect(linear([5, 5], [0, 100])(5)).toBe(50);
  });
});

describe('ticks', () => {
  it.each([
    [1.85, 3.6, 3, [2, 2.5, 3, 3.5].filter((_, at) => at % 2 === 0)],
    [0, 100, 4, [0, 25, 50, 75, 100]],
    [2, 2, 3, [2]],
  ])('from %d to %d at about %d', (least, most, count, expected) => {
    expect(ticks(least, most, count)).toEqual(expected);
  });
});

describe('stepPath', () => {
  it('goes along and then up or down, never aslant', () => {
    const path = stepPath([
      { x: 0, y: 10 },
      { x: 50, y: 20 },
      { x: 80, y: 5 },
    ]);
    expect(path).toBe('M0 10H50V20H80V5');
  });
});

describe('spread', () => {
  it('moves labels apart and leaves those that have room', () => {
    expect(spread([10, 12, 60], 14)).toEqual([10, 24, 60]);
    expect(spread([40, 30], 14)).toEqual([44, 30]);
  });
});
