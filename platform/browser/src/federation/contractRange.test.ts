import { describe, expect, it } from '@jest/globals';

import { fitsContract } from './contractRange';

describe('fitsContract', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.4.2', true],
    ['^1.4.2', '1.4.1', false],
    ['^1.5.0', '1.4.9', false],
    ['^1.0.0', '2.0.0', false],
    ['^2.0.0', '1.9.0', false],
    ['not a range', '1.0.0', false],
  ])('%s takes %s: %s', (range, version, expected) => {
    expect(fitsContract(range, version)).toBe(expected);
  });
});
