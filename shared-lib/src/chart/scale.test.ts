import { describe, expect, it } from '@jest/globals';

import { priceTicks } from './priceTicks';
import { linear, spread, stepPath } from './scale';

describe('linear', () => {
  it('places a domain along a range, either way round', () => {
    expect(linear([0, 90], [0, 180])(45)).toBe(90);
    expect(linear([1, 3], [100, 0])(3)).toBe(0);
  });

  it('puts what has no length in the middle', () => {
    expect(linear([5, 5], [0, 100])(5)).toBe(50);
  });
});

describe('priceTicks', () => {
  it('has a few round prices within the range', () => {
    expect(priceTicks(1.01, 61)).toEqual([1.05, 1.75, 5, 30]);
    expect(priceTicks(1.8, 2.6)).toEqual([2, 2.5]);
    expect(priceTicks(2.1, 2.1)).toEqual([]);
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
