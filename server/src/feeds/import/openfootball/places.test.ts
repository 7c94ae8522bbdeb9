import { describe, expect, it, test } from '@jest/globals';

import { placesOf, type Style } from './places';
import type { Entry } from './worded';

let day = 0;
/** One match per day, in the given order: `A-B`. */
const entry = (teams: string, more: Partial<Entry> = {}): Entry => {
  const [team1 = '', team2 = ''] = teams.split('-');
  day += 1;
  const date = new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10);
  return { date, team1, team2, ...more };
};
const told = (entries: Entry[], style: Style = 'league') =>
  placesOf(entries, style).map(({ stage, round, group }) =>
    [stage.kind, stage.name, round && `${round.number} ${round.name}`, group]
      .filter((part) => part !== null)
      .join(' | '),
  );
const once = (entries: Entry[], style?: Style) => [...new Set(told(entries, style))];

describe('one match', () => {
  it.each<[Partial<Entry>, string]>([
    [{ round: 'Matchday 7' }, 'regularSeason | Regular season | 7 Matchday 7'],
    [{ round: '3. Round' }, 'regularSeason | Regular season | 3 3. Round'],
    [{ round: 'Matchday 7', stage: 'Regular' }, 'regularSeason | Regular season | 7 Matchday 7'],
    [{ round: 'League, Matchday 7' }, 'regularSeason | Regular season | 7 Matchday 7'],
    [{ round: 'Apertura, Matchday 7' }, 'regularSeason | Apertura | 7 Matchday 7'],
    [{ round: 'Group A' }, 'groupStage | Group stage | 1 Matchday 1 | A'],
    [{ round: 'Group A, Matchday 2' }, 'groupStage | Group stage | 2 Matchday 2 | A'],
    [{ round: 'Matchday 2', stage: 'Group B' }, 'groupStage | Group stage | 2 Matchday 2 | B'],
    [{ round: 'Matchday 2', group: 'Group C' }, 'groupStage | Group stage | 2 Matchday 2 | C'],
    [{ round: 'Matchday 2', group: 'D' }, 'groupStage | Group stage | 2 Matchday 2 | D'],
    [{ round: 'Group, Matchday 2' }, 'groupStage | Group stage | 2 Matchday 2'],
    [{ round: 'Round of 16' }, 'finals | Finals | 1 Round of 16'],
    [{ round: 'Quarterfinals' }, 'finals | Finals | 1 Quarterfinals'],
    [{ round: 'Finals, Final' }, 'finals | Finals | 1 Final'],
    [{ round: 'Play Offs' }, 'postSeason | Play Offs | 1 Play Offs'],
    [{ round: 'Relegation Round' }, 'postSeason | Relegation Round | 1 Relegation Round'],
    [{ stage: 'Playoffs' }, 'postSeason | Playoffs | 1 Playoffs'],
    [{ round: 'Playout, Final' }, 'postSeason | Playout | 1 Final'],
    [{ round: 'Qualifying, Round 2' }, 'postSeason | Qualifying | 2 Round 2'],
    [
      { round: 'Matchday 24', stage: 'Playoffs - Championship' },
      'postSeason | Championship | 24 Matchday 24',
    ],
    [{ round: 'Playoff I, Matchday 31' }, 'postSeason | Playoff I | 31 Matchday 31'],
    [{}, 'regularSeason | Regular season | 1 Matchday 1'],
  ])('%o of a league', (more, wanted) => {
    expect(told([entry('A-B', more)])).toEqual([wanted]);
  });

  it.each<[Style, Partial<Entry>, string]>([
    ['cup', { round: 'Round 1' }, 'finals | Finals | 1 Round 1'],
    ['cup', { round: '2nd Round Replays' }, 'finals | Finals | 1 2nd Round'],
    [
      'nations',
      { round: 'Quarter-finals, Replays' },
      'postSeason | Quarter-finals | 1 Quarter-finals',
    ],
    [
      'nations',
      { round: 'Matchday 1', group: 'Group 1' },
      'groupStage | Group stage | 1 Matchday 1 | 1',
    ],
    [
      'nations',
      { round: 'Group 1 Play-off' },
      'postSeason | Group 1 Play-off | 1 Group 1 Play-off',
    ],
    ['nations', { round: 'Semifinals' }, 'semifinal | Semifinals | 1 Semifinals'],
    ['nations', { round: 'Third place match' }, 'finals | Third place match | 1 Third place match'],
  ])('of a file of %s: %o', (style, more, wanted) => {
    expect(told([entry('A-B', more)], style)).toEqual([wanted]);
  });
});

test('the round of 32 is before that of 16, whatever the order of the file', () => {
  const rounds = [
    'Final',
    'Round of 16',
    'Semifinals',
    'Round of 32',
    'Quarterfinals',
    'Round of 64',
  ];
  const placed = told(
    rounds.map((round) => entry('A-B', { round, date: '2024-01-01' })),
    'cup',
  );
  expect(placed.toSorted()).toEqual([
    'finals | Finals | 1 Round of 64',
    'finals | Finals | 2 Round of 32',
    'finals | Finals | 3 Round of 16',
    'finals | Finals | 4 Quarterfinals',
    'finals | Finals | 5 Semifinals',
    'finals | Finals | 6 Final',
  ]);
});

test('numbered rounds of a cup come before those that are named', () => {
  const rounds = ['Round 1', 'Round 2', 'Round of 16', 'Final'];
  expect(
    told(
      rounds.map((round) => entry('A-B', { round })),
      'cup',
    ),
  ).toEqual([
    'finals | Finals | 1 Round 1',
    'finals | Finals | 2 Round 2',
    'finals | Finals | 3 Round of 16',
    'finals | Finals | 4 Final',
  ]);
});

test('two matchdays of a knock-out are the legs of one round', () => {
  const legs = [
    ...['A-B', 'C-D'].map((teams) => entry(teams, { round: 'Playoffs, Matchday 1' })),
    ...['B-A', 'D-C'].map((teams) => entry(teams, { round: 'Playoffs, Matchday 2' })),
  ];
  expect(once(legs)).toEqual(['postSeason | Playoffs | 1 Playoffs']);
});

test('matchdays of a group that plays on are none', () => {
  const days = ['A-B', 'C-D', 'B-C', 'D-A', 'A-C', 'B-D', 'B-A', 'D-C'];
  const own = days.map((teams, i) =>
    entry(teams, { round: `Championship, Matchday ${Math.floor(i / 2) + 23}` }),
  );
  expect(once(own)).toEqual(
    [23, 24, 25, 26].map((n) => `postSeason | Championship | ${n} Matchday ${n}`),
  );
});

test('play-offs without a round: two semi-finals with two legs, then the final', () => {
  const own = ['A-B', 'C-D', 'B-A', 'D-C', 'A-C'].map((teams) =>
    entry(teams, { stage: 'Playoffs' }),
  );
  expect(told(own)).toEqual([
    ...Array<string>(4).fill('postSeason | Playoffs | 1 Semifinals'),
    'postSeason | Playoffs | 2 Final',
  ]);
});

test('a table without rounds counts the matches of its teams', () => {
  expect(
    told(['A-B', 'C-D', 'A-C', 'B-D'].map((teams) => entry(teams, { round: 'Group A' }))),
  ).toEqual([1, 1, 2, 2].map((n) => `groupStage | Group stage | ${n} Matchday ${n} | A`));
});

describe('two group stages', () => {
  const roundRobin = (teams: string[], group: string, style: 'once' | 'twice') =>
    teams.flatMap((one, i) =>
      teams
        .slice(i + 1)
        .flatMap((other) => [`${one}-${other}`, ...(style === 'twice' ? [`${other}-${one}`] : [])])
        .map((teams) => entry(teams, { round: 'Matchday 1', group })),
    );
  const stagesOf = (entries: Entry[], style: Style) => [
    ...new Set(placesOf(entries, style).map(({ stage, group }) => `${stage.name} ${group ?? ''}`)),
  ];

  test('groups 1 and 2, then A', () => {
    const own = [
      ...roundRobin(['A', 'B', 'C', 'D'], 'Group 1', 'once'),
      ...roundRobin(['E', 'F', 'G', 'H'], 'Group 2', 'once'),
      ...roundRobin(['A', 'B', 'E', 'F'], 'Group A', 'once'),
    ];
    expect(stagesOf(own, 'nations')).toEqual([
      'Group stage 1',
      'Group stage 2',
      'Second group stage A',
    ]);
  });

  test('groups A and B, then A and B once more', () => {
    const own = [
      ...roundRobin(['A', 'B', 'C', 'D'], 'Group A', 'twice'),
      ...roundRobin(['E', 'F', 'G', 'H'], 'Group B', 'twice'),
      ...roundRobin(['A', 'E', 'B', 'F'], 'Group A', 'twice'),
    ];
    expect(stagesOf(own, 'league')).toEqual([
      'Group stage A',
      'Group stage B',
      'Second group stage A',
    ]);
  });

  test('a final round in which all meet has a table', () => {
    const own = ['A-B', 'C-D', 'A-C', 'B-D', 'A-D', 'B-C'].map((teams) =>
      entry(teams, { round: 'Final Round' }),
    );
    expect(told(own, 'nations')[0]).toBe('groupStage | Final Round | 1 Matchday 1');
  });

  test('a stage that the file names is what it says', () => {
    const own = entry('A-B', {
      stage: 'Second group stage',
      round: 'Matchday 1',
      group: 'Group A',
    });
    expect(told([own])).toEqual(['groupStage | Second group stage | 1 Matchday 1 | A']);
  });
});

test('a promotion final and a relegation play-out are two ties of two stages', () => {
  const own = [
    ...['A-B', 'B-A'].map((teams) => entry(teams, { round: 'Promotion Final' })),
    ...['Y-Z', 'Z-Y'].map((teams) => entry(teams, { round: 'Relegation Playout' })),
  ];
  expect(once(own)).toEqual([
    'finals | Finals | 1 Promotion Final',
    'postSeason | Relegation Playout | 1 Relegation Playout',
  ]);
});
