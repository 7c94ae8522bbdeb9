import { describe, expect, it } from '@jest/globals';

import { nearestFraction } from './fractionalLadder';
import { formatOdds, oddsFormats } from './odds';

const all = (decimal: number): string[] =>
  oddsFormats.map((format) => formatOdds(decimal, format, 'en'));

describe('odds formats', () => {
  it.each([
    [1.5, ['1.50', '1/2', '−200', '0.50', '0.50', '−2.00']],
    [2.5, ['2.50', '3/2', '+150', '1.50', '−0.67', '1.50']],
    [2, ['2.00', '1/1', '+100', '1.00', '1.00', '1.00']],
    [1.91, ['1.91', '10/11', '−110', '0.91', '0.91', '−1.10']],
    [1.01, ['1.01', '1/100', '−10000', '0.01', '0.01', '−100.00']],
    [4.33, ['4.33', '10/3', '+333', '3.33', '−0.30', '3.33']],
    [101, ['101.00', '100/1', '+10000', '100.00', '−0.01', '100.00']],
  ])('%d', (decimal, expected) => expect(all(decimal)).toEqual(expected));

  it.each([
    [250, ['250.00', '250/1', '+24900', '249.00', '−0.004', '249.00']],
    [1001, ['1001.00', '1000/1', '+100000', '1000.00', '−0.001', '1000.00']],
  ])('never round the long price %d to 0', (decimal, expected) =>
    expect(all(decimal)).toEqual(expected),
  );

  it('show what is no price, and one under 1.01, as unknown', () => {
    for (const none of [null, undefined, 0, 1, 1.001, 1.004, 1.0099, -2, NaN, Infinity])
      for (const format of oddsFormats) expect(formatOdds(none, format, 'en')).toBe('–');
  });

  it('follow the language’s decimal sign and keep the digits of scores', () => {
    expect(formatOdds(1234.5, 'decimal', 'de')).toBe('1234,50');
    expect(formatOdds(2.5, 'malay', 'bn')).toBe('−0.67');
  });
});

describe('fractions', () => {
  it.each([
    [1.47, '8/17'],
    [1.67, '4/6'],
    [1.83, '5/6'],
    [1.95, '20/21'],
    [2.05, '21/20'],
    [2.1, '11/10'],
    [2.15, '23/20'],
    [2.3, '13/10'],
    [2.4, '7/5'],
    [2.7, '17/10'],
    [2.9, '19/10'],
    [3.13, '17/8'],
    [3.38, '19/8'],
    [3.7, '27/10'],
    [3.9, '29/10'],
    [4.2, '16/5'],
    [4.33, '10/3'],
    [4.4, '17/5'],
    [4.6, '18/5'],
    [4.75, '15/4'],
    [4.8, '19/5'],
    [5.2, '21/5'],
    [5.25, '17/4'],
    [5.8, '24/5'],
  ])('%d is quoted as %s', (decimal, fraction) =>
    expect(formatOdds(decimal, 'fractional', 'en')).toBe(fraction),
  );

  it.each([
    [0.8, '4/5'],
    [0.909, '10/11'],
    [0.3636, '4/11'],
    [1.375, '11/8'],
    [12.7, '12/1'],
    [4000, '1000/1'],
  ])('%d is nearest to %s', (profit, fraction) => expect(nearestFraction(profit)).toBe(fraction));
});
