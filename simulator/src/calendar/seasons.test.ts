import { expect, it } from '@jest/globals';

import { competitions } from '../competitions/catalogue';
import { dayOf } from './days';
import { isCurrent, knownSeasons, seasonOf } from './seasons';

const today = dayOf(Date.UTC(2026, 10, 21));
const named = (key: string) => competitions.find((one) => one.key === key)!;

it.each([
  ['premier-league', '2026/27'],
  ['fa-cup', '2025/26'],
  ['world-cup', '2026'],
])('the season of %s that begins in 2026 is named %s', (key, name) => {
  expect(seasonOf(named(key), 2026).name).toBe(name);
});

it.each([
  ['premier-league', 2, ['2024/25', '2025/26', '2026/27']],
  ['premier-league', 0, ['2026/27']],
  ['world-cup', 1, ['2022', '2026']],
])('%s is known with %i past seasons as %j, of which the last is the current one', (...row) => {
  const [key, past, names] = row;
  const seasons = knownSeasons(named(key), today, past);
  expect(seasons.map(({ name }) => name)).toEqual(names);
  const current = seasons.filter((season) => isCurrent(season, today));
  expect(current.map(({ name }) => name)).toEqual(names.slice(-1));
});
