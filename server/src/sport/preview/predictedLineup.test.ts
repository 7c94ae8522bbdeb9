import { expect, it } from '@jest/globals';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { predictLineup, type Sheet } from './predictedLineup';

const slots = [
  ['goalkeeper', '1:1'],
  ['defender', '2:1'],
  ['defender', '2:2'],
  ['forward', '3:1'],
] as const;
const sheet = (formation: string, ...players: number[]): Sheet => ({
  formation,
  starters: slots.map(([position, grid], at) => ({
    playerId: itemAt(players, at),
    position,
    grid,
  })),
});
const nobody = new Set<number>();
const eleven = (sheets: Sheet[], out = nobody) =>
  predictLineup(sheets, out)?.starters.map(({ playerId, grid }) => `${playerId}@${grid}`);

it('has who started most often in the usual formation, each where he stood', () => {
  const sheets = [
    sheet('2-1', 1, 2, 3, 4),
    sheet('1-2', 1, 2, 5, 4),
    sheet('2-1', 1, 5, 3, 4),
    sheet('2-1', 1, 2, 3, 6),
  ];
  expect(predictLineup(sheets, nobody)?.formation).toBe('2-1');
  expect(eleven(sheets)).toEqual(['1@1:1', '2@2:1', '3@2:2', '4@3:1']);
});

it('has the next best for who is out', () => {
  const sheets = [sheet('2-1', 1, 2, 3, 4), sheet('2-1', 1, 2, 5, 4)];
  expect(eleven(sheets, new Set([3]))).toEqual(['1@1:1', '2@2:1', '5@2:2', '4@3:1']);
});

it('has no other player in goal', () => {
  const sheets = [sheet('2-1', 1, 2, 3, 4), sheet('2-1', 1, 2, 5, 4)];
  expect(predictLineup(sheets, new Set([1]))).toBeNull();
  const other = sheet('2-1', 9, 2, 3, 4);
  expect(eleven([...sheets, other], new Set([1]))?.[0]).toBe('9@1:1');
});

it('says nothing where there is not a whole team', () => {
  expect(predictLineup([], nobody)).toBeNull();
  expect(predictLineup([sheet('2-1', 1, 2, 3, 4)], new Set([1]))).toBeNull();
});
