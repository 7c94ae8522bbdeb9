import { expect, test } from '@jest/globals';

import { formatChance, formatNumber, numberFormat } from './numbers';

test.each(['en', 'pt', 'he', 'zh', 'sv'])('below zero stands a true minus in %s', (locale) => {
  expect(formatNumber(-3, locale)).toContain('−3');
  expect(formatNumber(-3, locale)).not.toContain('-');
  const percent = numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  expect(percent.format(-0.12)).toContain('−12');
});

test.each([
  [0, '0%'],
  [0.002, '< 1%'],
  [0.01, '1%'],
  [0.455, '46%'],
  [0.99, '99%'],
  [0.9951, '> 99%'],
  [1, '100%'],
])('a chance of %d is %s: what can still happen is neither 0 nor 100', (share, said) => {
  expect(formatChance(share, 'en')).toBe(said);
});

test('a chance that was rounded with others keeps that rounding', () => {
  expect(formatChance(0.335, 'en', 33)).toBe('33%');
  expect(formatChance(0.004, 'en', 0)).toBe('< 1%');
});
