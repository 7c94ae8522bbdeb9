import { expect, test } from '@jest/globals';

import { minuteText, readMinute } from './minuteText';

test.each([
  ['67', 'football', 67],
  ['45.5', 'football', 45.5],
  ['31:20', 'basketball', 1880],
  ['31', 'basketball', 1860],
] as const)('%s of %s is a moment', (text, sport, at) => {
  expect(readMinute(text, sport, 2)).toBe(at);
  expect(readMinute(minuteText(at, sport), sport, 2)).toBe(at);
});

test.each([null, '', 'soon', '-3', '31:20', '1000', '6.5', '46+1', '105+1', '45+'])(
  '%s is none of football',
  (text) => {
    expect(readMinute(text, 'football', 2)).toBeNull();
  },
);

test.each([
  ['45+2', 1, 47],
  ['45+2', 2, 45.5],
  ['45 2', 2, 45.5],
  ['90+5', 2, 95],
  ['90+5', 4, 90.5],
] as const)('%s, when period %i is the last, is a moment of added time', (text, last, at) => {
  expect(readMinute(text, 'football', last)).toBe(at);
});
