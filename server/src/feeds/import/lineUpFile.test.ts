import { expect, test } from '@jest/globals';

import type { LineupEvent } from '@scoreline/shared-lib/contract/feed';
import { readLineUps } from './lineUpFile';

const header = 'gameid,type,team,name,number';
const starters = [
  '7,home,AFC Bournemouth,Kim Post,1',
  '7,home,AFC Bournemouth,Lee Right,2',
  '7,home,AFC Bournemouth,Jo Left,3',
  '7,home,AFC Bournemouth,Max Front,9',
  '7,away,Brighton and Hove Albion,Ari Post,1',
];
const shapes = {
  name: 'formations_1920_premier_league.csv',
  text: 'gameid,team,formation,players\n7,AFC Bournemouth,2-1,1;2 3;9',
  modifiedAt: 1,
};
const read = (rows = starters, beside = [shapes], name = 'lineups_1920_premier_league.csv') =>
  readLineUps({ name, text: [header, ...rows].join('\n'), modifiedAt: 1 }, beside);
const sidesOf = ({ events }: ReturnType<typeof read>) =>
  events.filter((event): event is LineupEvent => event.type === 'lineup');

test('a side stands in its formation, the right back last of his row', () => {
  const [home, away] = sidesOf(read());
  expect(home).toMatchObject({
    matchRef: 'E0/2019-20/gb-eng/bournemouth/gb-eng/brighton',
    side: 'home',
    formation: '2-1',
  });
  expect(home!.players.map(({ grid, position }) => [grid, position])).toEqual([
    ['1:1', 'goalkeeper'],
    ['2:2', 'defender'],
    ['2:1', 'defender'],
    ['3:1', 'forward'],
  ]);
  expect(away).toMatchObject({ formation: null, players: [{ grid: null, shirtNumber: 1 }] });
});

test('without the file of formations the names still stand, and it is said', () => {
  const reading = read(starters, []);
  expect(sidesOf(reading)).toHaveLength(2);
  expect(reading.skipped).toEqual([
    { row: 1, reason: 'no file of formations of this season was given beside it' },
  ]);
});

test.each([
  ['7,bench,AFC Bournemouth,Kim Post,1', '"bench" is no side'],
  ['7,home,AFC Bournemouth,Kim Post,x', '"x" is no shirt number'],
  ['7,home,AFC Bournemouth,,4', 'a game, a team or a player has no name'],
  ['8,home,AFC Bournemouth,Kim Post,1', 'game 8 has one side only'],
])('%s', (row, reason) => {
  const reading = read([...starters, row]);
  expect(reading.skipped).toEqual([{ row: 7, reason }]);
  expect(sidesOf(reading)).toHaveLength(2);
});

test('a name that tells no season is refused', () => {
  expect(() => read(starters, [shapes], 'players.csv')).toThrow('does not say a season');
});
