import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { archived, archiveFile, archiveRows } from '../archive/testing';
import { competitions } from '@scoreline/simulator/competitions/catalogue';
import { countryOfCode } from '../../feeds/import/openfootball/countryCodes';
import { divisions } from './leagues';
import { leagueOfFile } from './worldLeagues';
import { clubRef, hasTable, isKnownClub, plainName } from './clubs';
import { nearest } from './nearest';
import { clubNames } from './names/clubNames';

test('no name means two clubs', () => {
  const doubles = Object.entries(clubNames).flatMap(([country, lines]) => {
    const owners = new Map<string, string>();
    return lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [first = '', ...others] = line.split('|').map((name) => name.trim());
        const own = first.replace(/ [A-Z][A-Z0-9]{1,2}$/, '');
        return [own, ...others].flatMap((name) => {
          const owner = owners.get(plainName(name));
          owners.set(plainName(name), own);
          return owner && owner !== own ? [`${country}: ${name} is ${owner} and ${own}`] : [];
        });
      });
  });
  expect(doubles).toEqual([]);
});

test('every country whose leagues two sources tell of has its table', () => {
  const countries = new Set(Object.values(divisions).flatMap(({ country }) => country ?? []));
  expect([...countries].filter((country) => !hasTable(country))).toEqual([]);
});

test('clubs of the demo are those that files name', () => {
  const clubs = competitions.flatMap(({ sport, teams }) => (sport === 'football' ? teams : []));
  const own = clubs.filter(({ national, countryCode }) => !national && hasTable(countryCode ?? ''));
  expect(own.length).toBeGreaterThan(200);
  expect(
    own.filter((club) => !isKnownClub(club.countryCode ?? '', club.name)).map((c) => c.name),
  ).toEqual([]);
});

test.each([
  ['nl', 'PSV', 'PSV Eindhoven'],
  ['nl', 'Nijmegen', 'NEC'],
  ['pt', 'Sp Lisbon', 'Sporting Clube de Portugal'],
  ['pt', 'Guimaraes', 'Vitória Guimarães'],
  ['tr', 'Buyuksehyr', 'İstanbul Başakşehir'],
  ['tr', 'Goztep', 'Göztepe'],
  ['gr', 'Olympiakos', 'Olympiakos Piraeus'],
  ['gr', 'Larissa', 'AE Lárissa'],
  ['be', 'St. Gilloise', 'Union Saint-Gilloise'],
  ['gb-sct', 'Hearts', 'Heart of Midlothian'],
  ['gb-eng', 'Sheffield Weds', 'Sheffield Wednesday FC'],
  ['de', 'Nurnberg', '1. FC Nürnberg'],
  ['it', 'Sudtirol', 'FC Südtirol'],
  ['es', 'Sociedad B', 'Real Sociedad B'],
])('%s: %s is %s', (country, one, other) => {
  expect(clubRef(country, one)).toBe(clubRef(country, other));
});

test('the nearest names of a misspelt one come first', () => {
  expect(nearest('Manchster City', ['Chester', 'Manchester City', 'Everton', 'Leeds'])[0]).toBe(
    'Manchester City',
  );
});

(archived('openfootball', 'football-data-co-uk') ? describe : describe.skip)(
  'the real files',
  () => {
    test('openfootball names no club that the tables do not know', () => {
      const seasons = readdirSync(archiveFile('openfootball')).filter((name) => /^\d/.test(name));
      const unknown = seasons.flatMap((season) =>
        readdirSync(archiveFile(join('openfootball', season))).flatMap((name) =>
          clubsOf(join('openfootball', season, name))
            .map((given) => [countryOf(name, given), given.replace(/ \([A-Z]{3}\)$/, '')] as const)
            .filter(([country, club]) => hasTable(country) && !isKnownClub(country, club))
            .map(([, club]) => `${season}/${name}: ${club}`),
        ),
      );
      expect(unknown).toEqual([]);
    });

    test('nor does football-data', () => {
      const names = readdirSync(archiveFile('football-data-co-uk'));
      const unknown = names
        .flatMap((name) => archiveRows(join('football-data-co-uk', name)))
        .filter(({ Div, HomeTeam }) => !isKnownClub(divisions[Div!]!.country!, HomeTeam!));
      expect(unknown.map(({ HomeTeam }) => HomeTeam)).toEqual([]);
    });
  },
);

const countryOf = (file: string, club: string): string => {
  const [, code] = /\(([A-Z]{3})\)$/.exec(club) ?? [];
  return code ? countryOfCode(code) : (leagueOfFile(file)?.country ?? '');
};

function clubsOf(file: string): string[] {
  const path = archiveFile(file);
  if (!existsSync(path)) return [];
  const { matches } = JSON.parse(readFileSync(path, 'utf8')) as {
    matches: { team1: string; team2: string }[];
  };
  return [...new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))];
}
