import { describe, expect, it } from '@jest/globals';

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

/** Winner, loser, and by how much. */
type Result = [number, number, number?];

function order(results: Result[], teams: number[], more: Partial<Field> = {}): number[] {
  const appearances = new Map<number, Appearance[]>([...groups.keys()].map((id) => [id, []]));
  for (const [winner, loser, margin = 10] of results) {
    const won = { teamId: winner, opponentId: loser, home: true, startTime };
    appearances.get(winner)!.push({ ...won, scored: 100 + margin, conceded: 100 });
    const lost = { teamId: loser, opponentId: winner, home: false, startTime };
    appearances.get(loser)!.push({ ...lost, scored: 100, conceded: 100 + margin });
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
  const tallies = teams.map((id) => tallyOf(id, 'basketball', appearances.get(id)!));
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
    // 1 and 3 did not meet; 4 is better than 3, so that 3 does not lead its division.
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
  // In the table of the four 2 and 3 are level in everything; between the two, 2 won.
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
