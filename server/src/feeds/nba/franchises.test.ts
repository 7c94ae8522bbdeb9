import { describe, expect, it, test } from '@jest/globals';

import { namesOfToday, nbaFranchises, wholeName } from '../../store/catalogue/nbaFranchises';
import { franchiseByCode, franchiseOf } from './franchises';

it('knows each franchise by every name of the table, and says one of them alone', () => {
  for (const team of nbaFranchises) {
    const { code, nickname, eras } = team;
    const former = eras.flatMap((era) => [wholeName(era), ...era.also]);
    for (const name of [code, nickname, ...namesOfToday(team), ...team.also, ...former])
      expect([name, franchiseOf(name)?.code]).toEqual([name, code]);
    expect(franchiseOf(nickname)).toBe(franchiseByCode(code));
  }
});

test.each([
  ['LA Lakers', 'LAL'],
  ['L.A. Lakers', 'LAL'],
  ['LALakers', 'LAL'],
  ['Minneapolis', 'LAL'],
  ['Minneapolis Lakers', 'LAL'],
  ['Los Angeles Clippers', 'LAC'],
  ['LAClippers', 'LAC'],
  ['Buffalo Braves', 'LAC'],
  ['St. Louis Hawks', 'ATL'],
  ['Cincinnati', 'SAC'],
  ['Kansas City', 'SAC'],
  ['Sonics', 'OKC'],
  ['SuperSonics', 'OKC'],
  ['NJ Nets', 'BKN'],
  ['Vancouver', 'MEM'],
  ['NOH', 'NOP'],
  ['Baltimore', 'WAS'],
  ['Bullets', 'WAS'],
  ['Fort Wayne', 'DET'],
  ['Syracuse', 'PHI'],
  ['Sixers', 'PHI'],
  ['Blazers', 'POR'],
  ['Milwaukee', 'MIL'],
  ['Philadelphia', 'PHI'],
  ['New York', 'NYK'],
])('%s are %s', (name, code) => {
  expect(franchiseOf(name)?.code).toBe(code);
});

it.each(['Los Angeles', 'LA', 'San Diego', 'Sydney Kings', ''])('%j names no franchise', (name) => {
  expect(franchiseOf(name)).toBeUndefined();
});

describe('in the season that began in a year', () => {
  test.each([
    ['San Diego', 1968, 'HOU'],
    ['San Diego', 1980, 'LAC'],
    ['New Orleans', 1975, 'UTA'],
    ['New Orleans', 2007, 'NOP'],
    ['Hornets', 1999, 'CHA'],
    ['Hornets', 2003, 'NOP'],
    ['Hornets', 2010, 'NOP'],
    ['Hornets', 2016, 'CHA'],
    ['Oklahoma City', 2005, 'NOP'],
    ['Oklahoma City', 2008, 'OKC'],
    ['Chicago', 1961, 'WAS'],
    ['Chicago', 1970, 'CHI'],
    ['Milwaukee', 1953, 'ATL'],
    ['Philadelphia', 1955, 'GSW'],
    ['Los Angeles', 1965, 'LAL'],
    ['Los Angeles', 1990, undefined],
    ['LA', 2020, undefined],
    ['New York', 1976, 'NYK'],
    ['LALakers', 2015, 'LAL'],
    ['Brooklyn', 2005, 'BKN'],
  ])('%s of %i are %s', (name, year, code) => {
    expect(franchiseOf(name, year)?.code).toBe(code);
  });
});
