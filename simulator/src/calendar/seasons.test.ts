import { expect, it } from '@jest/globals';

import { competitions } from '../competitions/catalogue';
import { seasonOf } from './seasons';

it.each([
  ['premier-league', '2026/27'],
  ['fa-cup', '2025/26'],
  ['world-cup', '2026'],
])('the season of %s that begins in 2026 is named %s', (key, name) => {
  const competition = competitions.find((one) => one.key === key)!;
  expect(seasonOf(competition, 2026).name).toBe(name);
});
