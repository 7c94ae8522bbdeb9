import { expect, it } from '@jest/globals';

import { roundText } from './roundText';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');

it.each([
  ['Round 14', 'rounds.number 14'],
  ['Matchday 3', 'rounds.number 3'],
  ['Round of 16', 'rounds.last16 16'],
  ['Last 32', 'rounds.last32 32'],
  ['Round of 128', 'rounds.of 128'],
  ['Semi-finals', 'rounds.semifinal'],
  ['Group stage play-in', 'Group stage play-in'],
])('the round %s is %s', (name, expected) => {
  expect(roundText(name, t)).toBe(expected);
});
