import { expect, test } from '@jest/globals';

import { contrast, largeText, readableOn } from './contrast';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#08733a', '#08733A')).toBe(1);
});

test.each([
  ['#ffffff', '#c8102e', '#c8102e'],
  ['#c8102e', '#b00020', '#ffffff'],
  ['#fec524', '#fdb927', '#000000'],
])('on %s, where %s is wished for, stands %s', (ground, wish, shown) => {
  expect(readableOn(ground, wish)).toBe(shown);
});

test.each(['#e30613', '#ee2737', '#ff0000', '#d50032'])('a number on red %s is white', (red) => {
  expect(readableOn(red, red, largeText)).toBe('#ffffff');
});

test('whatever the ground, what stands on it is read', () => {
  for (let n = 0; n < 4096; n += 7) {
    const ground = `#${[n >> 8, (n >> 4) & 15, n & 15].map((d) => d.toString(16).repeat(2)).join('')}`;
    expect(contrast(ground, readableOn(ground, ground))).toBeGreaterThanOrEqual(4.5);
  }
});
