import { expect, it } from '@jest/globals';

import { dayIn, dayMs } from '../calendar/days';
import { competitions } from '../competitions/catalogue';
import { createSquads } from './squads';

const clubs = [
  ...new Map(competitions.flatMap(({ teams }) => teams).map((club) => [club.ref, club])).values(),
];

it.each([1, 7, 20])('no squad of seed %i ever has two men of one name', (seed) => {
  const squads = createSquads(clubs, seed);
  const twice: string[] = [];
  for (let year = 2020; year <= 2027; year++)
    for (const day of ['02-01', '08-01'])
      for (const club of clubs) {
        const names = squads.squadAt(club, dayIn(year, day) * dayMs).map(({ name }) => name);
        const own = names.filter((name, at) => names.indexOf(name) !== at);
        twice.push(...own.map((name) => `${club.ref} ${year}-${day} ${name}`));
      }
  expect(twice).toEqual([]);
});
