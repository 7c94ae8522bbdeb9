import { describe, expect, it } from '@jest/globals';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { ranked, type Field } from './ranking';
import type { Appearance } from './results';
import { tallyOf } from './tally';

const startTime = new Date('2026-01-01T00:00:00Z');
const groups = new Map([
  [1, ['ec', 'al']],
  [2, ['ec', 'al']],
  [3, ['ec', 'cl']],
  [4, ['ec', 'cl']],
  [5, ['wc', 'pc']],
]);

/** Winner, loser and margin. */
type Result = [number, number, number?];

function order(results: Result[], teams: number[], more: Partial<Field> = {}): number[] {
  const all = (more.groups ?? groups).keys();
  const appearances = new Map<number, Appearance[]>([...all].map((id) => [id, []]));
  for (const [winner, loser, margin = 10] of results) {
    const won = { teamId: winner, opponentId: loser, home: true, startTime };
    valueIn(appearances, winner).push({ ...won, scored: 100 + margin, conceded: 100 });
    const lost = { teamId: loser, opponentId: winner, home: false, startTime };
    valueIn(appearances, loser).push({ ...lost, scored: 100, conceded: 100 + margin });
  }
  const field: Field = {
    sport: 'basketball',
    tieBreakers: [
      ...(['winRate', 'headToHead', 'divisionWinner', 'divisionRecord'] as const),
      ...(['conferenceRecord', 'pointDifference'] as const),
    ],
    appearances,
    groups,
    nameOf: String,
    ...more,
  };
  const tallies = teams.map((id) => tallyOf(id, 'basketball', valueIn(appearances, id)));
  return ranked(tallies, field).map(({ teamId }) => teamId);
}

describe('NBA teams level on wins', () => {
  it('of two the one that beat the other is first', () => {
    const results: Result[] = [
      [3, 1, 1],
      [1, 5, 40],
      [5, 3, 30],
    ];
    expect(order(results, [1, 3])).toEqual([3, 1]);
  });

  it('then the one that won its division', () => {
    // 1 and 3 did not meet; 4 is better than 3, so 3 does not lead its division.
    const results: Result[] = [
      [1, 5],
      [5, 1],
      [3, 5],
      [5, 3],
      [4, 5],
      [5, 2],
    ];
    expect(order(results, [3, 1])).toEqual([1, 3]);
  });

  it('in one division by the matches within it, else by those of the conference', () => {
    const division: Result[] = [
      [2, 3],
      [1, 2],
      [2, 1],
      [5, 2],
      [1, 5],
      [3, 1],
    ];
    expect(
      order(division, [1, 2], { tieBreakers: ['winRate', 'divisionRecord', 'conferenceRecord'] }),
    ).toEqual([2, 1]);
    const conference: Result[] = [
      [1, 4],
      [5, 1],
      [3, 5],
      [4, 3],
    ];
    expect(
      order(conference, [3, 1], { tieBreakers: ['winRate', 'divisionRecord', 'conferenceRecord'] }),
    ).toEqual([1, 3]);
  });

  it('at last by the difference of points', () => {
    const results: Result[] = [
      [1, 5, 3],
      [5, 1, 10],
      [3, 5, 30],
      [5, 3, 1],
    ];
    expect(order(results, [1, 3], { tieBreakers: ['winRate', 'pointDifference'] })).toEqual([3, 1]);
  });

  describe('by games against teams of the play-offs', () => {
    const conferences = new Map(
      Array.from({ length: 20 }, (_, team) => [team, [team < 10 ? 'ec' : 'wc']]),
    );
    const through = (first: number): Result[] =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((team): Result[] => [
        [first + team, first + 8],
        [first + team, first + 9],
      ]);
    // The last two of each conference, 8, 9, 18 and 19, lose nearly all games; 6 and 7 are level.
    const own: Result[] = [
      [6, 1],
      [7, 9],
      [8, 6],
      [2, 7],
    ];
    const other: Result[] = [
      [6, 19],
      [18, 6],
      [7, 11],
      [19, 7],
    ];
    const by = (results: Result[], teams: number[], tieBreakers: Field['tieBreakers']) =>
      order([...through(0), ...through(10), ...results], teams, {
        groups: conferences,
        tieBreakers,
        nameOf: (id) => String(id),
      });

    it('in their own conference', () => {
      expect(by(own, [7, 6], ['winRate', 'ownPlayOffRecord'])).toEqual([6, 7]);
      const swapped = own.map(([winner, loser]): Result => {
        const swap = (team: number) => (team === 6 ? 7 : team === 7 ? 6 : team);
        return [swap(winner), swap(loser)];
      });
      expect(by(swapped, [6, 7], ['winRate', 'ownPlayOffRecord'])).toEqual([7, 6]);
    });

    it('then, of two, in the other one', () => {
      const tieBreakers = ['winRate', 'ownPlayOffRecord', 'otherPlayOffRecord'] as const;
      expect(by(other, [6, 7], tieBreakers)).toEqual([7, 6]);
    });

    it('of three, the other conference does not count', () => {
      const three: Result[] = [...other, [5, 17], [16, 5]];
      const all = ['winRate', 'divisionWinner', 'otherPlayOffRecord'] as const;
      const level = three.filter(([winner, loser]) => ![winner, loser].includes(5));
      expect(by(level, [6, 7], all)).toEqual([7, 6]);
      expect(by(three, [6, 7, 5], all)).toEqual([5, 6, 7]);
    });
  });

  it('of three the winner of a division is first, whoever beat whom', () => {
    // All have won half of their games; 2 and 3 beat 1, and 1 leads its division by the games within it.
    const results: Result[] = [
      [2, 1],
      [1, 2],
      [1, 2],
      [2, 5],
      [3, 1],
      [4, 3],
      [4, 5],
      [1, 5],
      [5, 1],
      [5, 4, 1],
      [4, 5],
    ];
    expect(order(results, [3, 2, 1])[0]).toBe(1);
  });
});

it('who is level still starts again among themselves', () => {
  // In the table of the four, 2 and 3 are level on everything; between the two, 2 won.
  const results: Result[] = [
    [1, 2, 5],
    [2, 3, 5],
    [3, 4, 5],
    [5, 1],
    [4, 5],
  ];
  const tieBreakers = ['winRate', 'headToHead'] as const;
  expect(order(results, [4, 3, 2, 1], { tieBreakers })).toEqual([1, 2, 3, 4]);
  expect(order(results, [3, 2, 4, 1], { tieBreakers, nameOf: (id) => String(9 - id) })[1]).toBe(2);
});

/** Results like `A–B 1–0`, with one letter per team. */
function footballOrder(results: string[], tieBreakers: Field['tieBreakers'], winPoints?: number) {
  const appearances = new Map<number, Appearance[]>();
  const add = (
    teamId: number,
    opponentId: number,
    scored: number,
    conceded: number,
    home: boolean,
  ) =>
    appearances.set(teamId, [
      ...(appearances.get(teamId) ?? []),
      { teamId, opponentId, scored, conceded, home, startTime },
    ]);
  for (const result of results) {
    const [, one = '', other = '', own, against] = /^(.)–(.) (\d)–(\d)$/.exec(result) ?? [];
    const [first, second] = [one.charCodeAt(0), other.charCodeAt(0)];
    add(first, second, Number(own), Number(against), true);
    add(second, first, Number(against), Number(own), false);
  }
  const nameOf = (id: number) => String.fromCharCode(id);
  const field: Field = {
    sport: 'football',
    tieBreakers,
    appearances,
    nameOf,
    meetings: 1,
    winPoints,
  };
  const tallies = [...appearances].map(([id, own]) => tallyOf(id, 'football', own, winPoints));
  return ranked(tallies, field)
    .map(({ teamId }) => nameOf(teamId))
    .join('');
}

describe('head to head before goal difference', () => {
  const results = ['A–B 1–0', 'C–D 0–0', 'A–C 0–2', 'B–D 4–0', 'A–D 1–0', 'B–C 2–0'];

  it('puts the one first that beat the other', () => {
    const order = ['points', 'headToHead', 'goalDifference', 'goals'] as const;
    expect(footballOrder(results, order)).toBe('ABCD');
  });

  it('and does not where goals come first', () => {
    const order = ['points', 'goalDifference', 'goals', 'headToHead'] as const;
    expect(footballOrder(results, order)).toBe('BACD');
  });
});

it('goals among level teams count in UEFA’s order, and not in the Spanish and Italian one', () => {
  // Among themselves all have 3 points and a difference of 0, and B and C more goals; over all matches, A has the best
  // difference.
  const results = ['A–B 1–0', 'B–C 3–2', 'C–A 1–0', 'A–D 5–0', 'B–D 1–0', 'C–D 1–0'];
  const order = (first: 'headToHead' | 'mutualDifference') =>
    footballOrder(results, ['points', first, 'goalDifference']);
  expect(order('headToHead')).toBe('BCAD');
  expect(order('mutualDifference')).toBe('ABCD');
});

it('two points a win leave two draws level with a win and a defeat', () => {
  const results = ['A–C 1–0', 'C–A 2–0', 'B–D 0–0', 'D–B 0–0'];
  expect(footballOrder(results, ['points', 'goalDifference'], 2)).toBe('CBDA');
  expect(footballOrder(results, ['points', 'goalDifference'])).toBe('CABD');
});

it('points per game count before points', () => {
  const results = ['A–B 1–0', 'A–C 0–0', 'C–D 0–1'];
  expect(footballOrder(results, ['pointsPerGame', 'points'])).toBe('DACB');
});
