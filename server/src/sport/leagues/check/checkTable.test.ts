import { describe, expect, it } from '@jest/globals';

import { differences, finalRows, readOfficial } from './checkTable';

const computed = [
  { name: 'Inter', rank: 1, played: 38, points: 97 },
  { name: 'Lazio', rank: 2, played: 38, points: 65 },
  { name: 'Roma', rank: 3, played: 37, points: 62 },
];
const csv = (...rows: string[]) => ['position,club,played,points', ...rows].join('\n');

describe('an official table', () => {
  it('that is the same has no differences, whatever its clubs are called', () => {
    const official = readOfficial(
      csv('1,Internazionale Milano,38,97', '2,Lazio Roma,38,65', '3,AS Roma,37,62'),
    );
    expect(differences('it', official, computed)).toEqual([]);
  });

  it('is compared by position, matches and points', () => {
    const official = readOfficial(csv('1,Inter,38,97', '3,Lazio,38,62', '2,Milan,38,64'));
    expect(differences('it', official, computed)).toEqual([
      'Lazio: position 2, officially 3',
      'Lazio: points 65, officially 62',
      'Milan: not in the computed table',
      'Roma: not in the official table',
    ]);
  });

  it.each([
    ['1,Inter,38,many', 'line 2: points: '],
    ['1,,38,97', 'line 2: club: '],
  ])('%s is refused by its line', (row, reason) => {
    expect(() => readOfficial(csv(row))).toThrow(reason);
  });

  it('without rows is none', () => {
    expect(() => readOfficial(csv())).toThrow('it has no rows');
  });
});

it('the final order of a split season is its parts one below the other', () => {
  const row = (name: string, rank: number, points: number) => ({
    ...{ name, rank, points, competitorId: rank, played: 38, won: 0, drawn: 0, lost: 0 },
    ...{ goalsFor: 0, goalsAgainst: 0, goalDifference: 0, form: [] },
  });
  const [a, b, c] = [row('A', 1, 90), row('B', 1, 60), row('C', 2, 55)];
  const tables = [
    { stage: 'postSeason' as const, group: 'championship', rows: [a] },
    { stage: 'postSeason' as const, group: 'relegation', rows: [b, c] },
    { stage: 'regularSeason' as const, group: null, rows: [c, b, a] },
  ];
  expect(finalRows({ tables }).map(({ name, rank }) => `${rank} ${name}`)).toEqual([
    '1 A',
    '2 B',
    '3 C',
  ]);
  expect(() => finalRows({ tables: [] })).toThrow('no table of a whole league');
});
