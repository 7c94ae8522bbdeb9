import { expect, test } from '@jest/globals';

import { minuteText, readMinute } from './minuteText';

test.each([
  ['67', 'football', 67],
  ['31:20', 'basketball', 1880],
  ['31', 'basketball', 1860],
] as const)('%s of %s is a moment', (text, sport, at) => {
  expect(readMinute(text, sport)).toBe(at);
  expect(readMinute(minuteText(at, sport), sport)).toBe(at);
});

test.each([null, '', 'soon', '-3', '31:20', '1000', '6.5'])('%s is none of football', (text) => {
  expect(readMinute(text, 'football')).toBeNull();
});
