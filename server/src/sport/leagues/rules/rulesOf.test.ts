import { expect, it } from '@jest/globals';

import { rulesOf } from './rulesOf';

it.each([
  ['archive', 'E0/2024-25', true],
  ['archive', 'E0/2019-20', false],
  ['archive', 'E0/1995-96', false],
  ['api-football', '39/2025', true],
  ['api-football', '39/2023', false],
  ['demo', 'premier-league:2026', true],
  ['nba', '2025/26', true],
  ['nba-sbr', '2015-16', false],
  ['demo', 'nba:2026', true],
])('what places mean in %s’s %s is known: %s', (source, ref, isKnown) => {
  expect(rulesOf(source, ref).zones !== undefined).toBe(isKnown);
});

it.each(['nba', 'nba-sbr', 'demo'])(
  'level teams of %s’s NBA are told apart by its rules',
  (source) => {
    const ref = source === 'demo' ? 'nba:2026' : '2015/16';
    expect(rulesOf(source, ref).tieBreakers?.[0]).toBe('winRate');
  },
);

it.each([
  [
    '2007-08',
    ['New Jersey Nets', 'Charlotte Bobcats', 'New Orleans Hornets', 'Seattle SuperSonics'],
  ],
  ['2008-09', ['New Jersey Nets', 'Charlotte Bobcats', 'New Orleans Hornets']],
  ['2012-13', ['Charlotte Bobcats', 'New Orleans Hornets']],
  ['2013-14', ['Charlotte Bobcats']],
  ['2014-15', []],
  ['2015-16', undefined],
])('franchises of the NBA have the names of their time: %s', (ref, names) => {
  const told = rulesOf('nba-sbr', ref).formerNames?.map(({ name }) => name);
  expect(told?.filter((name) => name !== 'Los Angeles Clippers')).toEqual(names);
});
