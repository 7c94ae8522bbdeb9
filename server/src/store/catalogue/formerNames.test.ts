import { expect, it } from '@jest/globals';

import { nameAt, nbaFormerNames, nbaNamesIn } from './formerNames';
import { franchiseOf, franchises } from '../../feeds/nba/franchises';

it.each([
  ['Oklahoma City Thunder', '2008-06-30', 'Seattle SuperSonics'],
  ['Oklahoma City Thunder', '2008-07-01', 'Oklahoma City Thunder'],
  ['Brooklyn Nets', '2012-04-26', 'New Jersey Nets'],
  ['Brooklyn Nets', '2012-11-03', 'Brooklyn Nets'],
  ['New Orleans Pelicans', '2006-03-08', 'New Orleans/Oklahoma City Hornets'],
  ['New Orleans Pelicans', '2013-04-17', 'New Orleans Hornets'],
  ['Sacramento Kings', '1985-01-01', 'Kansas City Kings'],
  ['Charlotte Hornets', '1999-02-05', 'Charlotte Hornets'],
  ['Chicago Bulls', '1998-06-14', 'Chicago Bulls'],
])('%s were on %s %s', (team, day, name) => {
  expect(nameAt('basketball', team, new Date(`${day}T12:00:00Z`))).toBe(name);
});

it('knows nobody of another sport', () => {
  expect(nameAt('football', 'Brooklyn Nets', new Date('2005-01-01'))).toBe('Brooklyn Nets');
});

it('has one name a team and season, each of a franchise that the feeds know under it', () => {
  for (let year = 1946; year < 2026; year++) {
    const teams = nbaNamesIn(year).map(({ team }) => team);
    expect(new Set(teams).size).toBe(teams.length);
  }
  for (const { team, name } of nbaFormerNames()) expect(franchiseOf(name)?.name).toBe(team);
  for (const { name } of franchises) expect(franchiseOf(name)?.name).toBe(name);
});
