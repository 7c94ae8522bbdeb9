import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from '@jest/globals';

import { nameAt, nbaNamesIn } from './formerNames';
import { namesOfToday, nbaFranchises, wholeName } from './nbaFranchises';

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
  ['Los Angeles Lakers', '1955-01-01', 'Minneapolis Lakers'],
  ['LA Lakers', '1955-01-01', 'Minneapolis Lakers'],
  ['LA Lakers', '1985-01-01', 'LA Lakers'],
  ['LA Clippers', '1975-01-01', 'Buffalo Braves'],
  ['Los Angeles Clippers', '1975-01-01', 'Buffalo Braves'],
])('%s were on %s %s', (team, day, name) => {
  expect(nameAt('basketball', team, new Date(`${day}T12:00:00Z`))).toBe(name);
});

it('knows nobody of another sport', () => {
  expect(nameAt('football', 'Brooklyn Nets', new Date('2005-01-01'))).toBe('Brooklyn Nets');
});

it('has one name a team and season', () => {
  for (let year = 1946; year < 2026; year++) {
    const teams = nbaNamesIn(year).map(({ team }) => team);
    expect(new Set(teams).size).toBe(teams.length);
  }
});

it('has eras that follow each other, none before the franchise was there, and no name of today twice', () => {
  for (const { eras, since } of nbaFranchises) {
    let before = since - 1;
    for (const { from, to } of eras) {
      expect(from).toBeGreaterThan(before);
      expect(to).toBeGreaterThanOrEqual(from);
      before = to;
    }
  }
  const names = nbaFranchises.flatMap(namesOfToday);
  expect(new Set(names).size).toBe(names.length);
  expect(nbaFranchises.map(wholeName)).toHaveLength(30);
});

interface NbaTeams {
  seasonYear: string;
  teams: { teamCity: string; teamName: string; teamAbbreviation: string }[];
}

const recorded = resolve('../shared/data/nba-api/iststandings.json');
if (!existsSync(recorded)) console.warn(`skipped: ${recorded} is absent`);

(existsSync(recorded) ? it : it.skip)('has the thirty teams that the NBA itself lists', () => {
  const { seasonYear, teams } = JSON.parse(readFileSync(recorded, 'utf8')) as NbaTeams;
  expect(nbaNamesIn(Number(seasonYear.slice(0, 4)))).toEqual([]);
  const theirs = teams.map((team) => [team.teamAbbreviation, team.teamCity, team.teamName]);
  const ours = nbaFranchises.map(({ code, city, nickname }) => [code, city, nickname]);
  expect(ours.toSorted()).toEqual(theirs.toSorted());
});
