import { expect, it } from '@jest/globals';

import { rulesOf } from './rulesOf';
import { zonesOf } from './zones';

it.each([
  ['archive', 'E0/2024-25', true],
  ['archive', 'E0/2026-27', true],
  ['archive', 'E0/2027-28', false],
  ['archive', 'CL/2027-28', false],
  ['archive', 'E0/2092-93', false],
  ['nba', '2090/91', false],
  ['archive', 'world-cup/2090', false],
  ['demo', 'premier-league:2031', true],
  ['archive', 'E0/2019-20', false],
  ['archive', 'E0/1995-96', false],
  ['api-football', '39/2025', true],
  ['api-football', '39/2023', false],
  ['demo', 'premier-league:2026', true],
  ['nba', '2025/26', true],
  ['nba-sbr', '2015-16', false],
  ['demo', 'nba:2026', true],
  ['demo', 'champions-league:2026', true],
  ['demo', 'world-cup:2022', true],
  ['archive', 'CL/2024-25', true],
  ['archive', 'CL/2008-09', false],
  ['archive', 'world-cup/2018', true],
  ['archive', 'world-cup/1994', false],
])('what places mean in %s’s %s is known: %s', (source, ref, isKnown) => {
  expect(rulesOf(source, ref).zones !== undefined).toBe(isKnown);
});

it.each([
  ['demo', 'champions-league:2026', 36, null, ['1–16 knockOut', '17–36 eliminated']],
  ['archive', 'CL/2024-25', 36, null, ['1–8 knockOut', '9–24 knockOutPlayOff', '25–36 eliminated']],
  ['archive', 'CL/2023-24', 4, 'A', ['1–2 knockOut', '3–3 europaLeague', '4–4 eliminated']],
  ['demo', 'world-cup:2026', 4, 'L', ['1–2 knockOut', '3–3 bestThird', '4–4 eliminated']],
  ['demo', 'world-cup:2022', 4, 'L', ['1–2 knockOut', '3–3 bestThird', '4–4 eliminated']],
  ['archive', 'world-cup/2022', 4, 'H', ['1–2 knockOut', '3–4 eliminated']],
  ['archive', 'world-cup/2022', 32, null, []],
  ['archive', 'CL/2023-24', 32, null, []],
])('the places of %s’s %s in a table of %i of group %s', (source, ref, teams, group, wanted) => {
  const zones = zonesOf(rulesOf(source, ref).zones, { stage: 'groupStage', group, teams });
  expect(zones.map(({ kind, from, to }) => `${from}–${to} ${kind}`)).toEqual(wanted);
});

it('the knock-out of a cup has no places', () => {
  const { zones } = rulesOf('demo', 'champions-league:2026');
  expect(zonesOf(zones, { stage: 'postSeason', group: null, teams: 36 })).toEqual([]);
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
  const formerNames = rulesOf('nba-sbr', ref).formerNames?.map(({ name }) => name);
  const distinct = formerNames && [...new Set(formerNames)];
  expect(distinct?.filter((name) => name !== 'Los Angeles Clippers')).toEqual(names);
});
