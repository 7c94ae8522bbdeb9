import { expect, it } from '@jest/globals';

import { ageOn } from './age';

it.each([
  ['2001-09-05', '2026-11-21', 25],
  ['2001-11-21', '2026-11-21', 25],
  ['2001-11-22', '2026-11-21', 24],
])('born %s is on %s %d', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age);
});
