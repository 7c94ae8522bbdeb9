import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

import { createNaming } from './naming';
import { type LocalNames, ownNames } from './localNames';
import { nations } from './nations';
import { type LanguageData, learnLanguage } from '../cldr/languageData';
import { languages } from '../routing';

const locales = join(__dirname, '../../../locales');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(locales, path), 'utf8'));

function namingOf(code: string) {
  const { tag } = languages.find((language) => language.code === code)!;
  const data = `cldr/${code}.json`;
  if (existsSync(join(locales, data))) learnLanguage(tag, readJson(data) as LanguageData);
  const table = readJson(`names/${code}.json`) as Partial<LocalNames>;
  const naming = createNaming(tag, { ...ownNames, ...table, ...(code !== 'en' && { nations }) });
  return (name: string) => naming.local({ competitorId: 1, name }).name;
}

/** Languages whose names are not written in Latin script. */
const nonLatin = [
  'be',
  'bg',
  'bn',
  'el',
  'he',
  'hi',
  'ja',
  'kk',
  'ko',
  'ne',
  'ru',
  'si',
  'sr',
  'th',
  'ur',
  'zh',
];
const franchises =
  'Atlanta Hawks,Boston Celtics,Brooklyn Nets,Charlotte Hornets,Chicago Bulls,Cleveland Cavaliers,Dallas Mavericks,' +
  'Denver Nuggets,Detroit Pistons,Golden State Warriors,Houston Rockets,Indiana Pacers,LA Clippers,Los Angeles Clippers,' +
  'LA Lakers,Los Angeles Lakers,Memphis Grizzlies,Miami Heat,Milwaukee Bucks,Minnesota Timberwolves,' +
  'New Orleans Pelicans,New York Knicks,Oklahoma City Thunder,Orlando Magic,Philadelphia 76ers,Phoenix Suns,' +
  'Portland Trail Blazers,Sacramento Kings,San Antonio Spurs,Toronto Raptors,Utah Jazz,Washington Wizards';

it('there are 211 members of FIFA', () => {
  expect(new Set(Object.values(nations)).size).toBe(211);
});

it.each([
  ['de', 'DR Congo', 'Kongo-Kinshasa'],
  ['de', 'Congo DR', 'Kongo-Kinshasa'],
  ['de', 'Bosnia and Herzegovina', 'Bosnien und Herzegowina'],
  ['de', 'Haiti', 'Haiti'],
  ['fr', 'Haiti', 'Haïti'],
  ['de', 'Korea Republic', 'Südkorea'],
  ['de', 'Hong Kong', 'Hongkong'],
  ['de', "Côte d'Ivoire", 'Côte d’Ivoire'],
  ['de', 'Trinidad and Tobago', 'Trinidad und Tobago'],
  ['es', 'Republic of Ireland', 'Irlanda'],
  ['zh', 'Chinese Taipei', '中华台北'],
  ['ru', 'Tahiti', 'Таити'],
  ['ru', 'Los Angeles Lakers', 'Лос-Анджелес Лейкерс'],
  ['en', 'DR Congo', 'DR Congo'],
])('in %s %s is %s', (code, name, local) => {
  expect(namingOf(code)(name)).toBe(local);
});

describe.each(languages.map(({ code }) => code))('in %s', (code) => {
  const local = namingOf(code);
  const isForeign = (name: string) =>
    nonLatin.includes(code) && /\p{Script=Latin}{3}/u.test(local(name));

  it('every member of FIFA has a name', () => {
    expect(Object.keys(nations).filter((name) => !local(name) || isForeign(name))).toEqual([]);
  });

  it('every franchise of the NBA has a name', () => {
    expect(franchises.split(',').filter((name) => !local(name) || isForeign(name))).toEqual([]);
  });
});
