import { describe, expect, it } from '@jest/globals';

import { fitsCaret } from './caret';

describe('a caret range', () => {
  it.each([
    ['^1.2.3', '1.2.3'],
    ['^1.2.3', '1.2.4'],
    ['^1.2.3', '1.3.0'],
    ['^0.2.3', '0.2.3'],
    ['^0.2.3', '0.2.4'],
    ['^0.0.3', '0.0.4'],
    ['1.2.3', '^1.10.0'],
  ])('%s has %s in it', (range, version) => {
    expect(fitsCaret(range, version)).toBe(true);
  });

  it.each([
    ['^1.2.3', '1.2.2'],
    ['^1.2.3', '1.1.9'],
    ['^1.2.3', '2.0.0'],
    ['^1.2.3', '2.2.3'],
    ['^2.0.0', '1.9.9'],
    ['^0.2.3', '0.2.2'],
    ['^0.2.3', '0.3.0'],
    ['^0.2.3', '0.1.9'],
    ['^0.2.3', '1.2.3'],
    ['^1.2.3', '1.2'],
  ])('%s has not %s in it', (range, version) => {
    expect(fitsCaret(range, version)).toBe(false);
  });
});
