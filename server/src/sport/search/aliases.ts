import { asciiLetters, languages } from '@scoreline/shared-lib/contract';
import { namesByLanguage } from '@scoreline/shared-lib/locales/names';
import type { Sport } from '@scoreline/shared-lib/contract';

import {
  franchiseCalled,
  namesOfToday,
  type NbaFranchise,
  nbaFranchises,
  wholeName,
} from '../../store/catalogue/nbaFranchises';
import { israel, nba } from './names/basketball';
import { england, scotland } from './names/england';
import { france, germany, italy, netherlands, portugal, spain, turkey } from './names/europe';
import { leagues } from './names/leagues';
import { argentina, brazil, china, japan, korea, saudiArabia, usa } from './names/world';

const football: Record<string, string> = {
  ...{ 'gb-eng': england, 'gb-sct': scotland, es: spain, de: germany, it: italy, fr: france },
  ...{ pt: portugal, nl: netherlands, tr: turkey, br: brazil, ar: argentina, us: usa },
  ...{ sa: saudiArabia, jp: japan, kr: korea, cn: china },
};

interface Named {
  sport: Sport | null;
  country: string | null;
  /** The sources' names: its name in the database is one of these. */
  names: string[];
  /** Its other names, in the form of `plain`. */
  aliases: string[];
}

/** Normalises a text for comparison: without case, accents, ligatures and punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}]+/gu, '')
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/gu, (letter) => asciiLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

const listOf = (text: string): string[] =>
  text
    .split(/[|,]/)
    .map((name) => name.trim())
    .filter(Boolean);

function named(line: string, sport: Sport | null, country: string | null): Named {
  const [own = '', others = ''] = line.split(/:(.*)/s);
  const names = listOf(own);
  return { sport, country, names, aliases: listOf(`${others}|${names.join('|')}`).map(plain) };
}

const linesOf = (text: string) => text.trim().split('\n');

const curatedClubs = (): Named[] => [
  ...Object.entries(football).flatMap(([country, text]) =>
    linesOf(text).map((line) => named(line, 'football', country)),
  ),
  ...linesOf(nba).map((line) => byAllItsNames(named(line, 'basketball', null))),
  ...linesOf(israel).map((line) => named(line, 'basketball', null)),
];

/** As fans type them: a hyphen is a space or omitted. */
const asTyped = (name: string): string[] => [plain(name), plain(name.replaceAll('-', ' '))];

/** The search names of a franchise: today's, short forms, and those of its former cities. */
const namesOfFranchise = (team: NbaFranchise): string[] => [
  ...[team.code, ...namesOfToday(team), ...team.also],
  ...team.eras.flatMap((era) => [wholeName(era), ...era.also]),
];

const franchises = (): Named[] =>
  nbaFranchises.map((team) => ({
    ...{ sport: 'basketball', names: namesOfToday(team) },
    country: null,
    aliases: [...new Set(namesOfFranchise(team).flatMap(asTyped))],
  }));

/** Sources use different names for a franchise; its aliases apply to each. */
function byAllItsNames(club: Named): Named {
  const team = club.names.map(franchiseCalled).find(Boolean);
  return team ? { ...club, names: namesOfToday(team) } : club;
}

/** Splits `country/name`, or `/name` without a country. */
function placed(text: string): { country: string | null; name: string } {
  const [country = '', name = ''] = text.trim().split(/\/(.*)/s);
  return { country: country && country !== 'world' ? country : null, name };
}

const curatedLeagues = (): Named[] =>
  linesOf(leagues).map((line) => {
    const { country, name } = placed(line);
    return named(name, null, country);
  });

const tables = Object.values(namesByLanguage);

/** Names in other languages by key of a table, because fans search for the names they read. */
const inOtherLanguages = (table: 'football' | 'basketball' | 'leagues'): [string, string[]][] => {
  const keys = new Set(tables.flatMap((names) => Object.keys(names[table] ?? {})));
  return [...keys].map((key) => [
    key,
    tables.flatMap((names) => names[table]?.[key] ?? []).map(plain),
  ]);
};

const foreignClubs = (sport: Sport): Named[] =>
  inOtherLanguages(sport)
    .map(([name, aliases]): Named => ({ sport, country: null, names: [name], aliases }))
    .map((club) => (sport === 'basketball' ? byAllItsNames(club) : club));

const foreignLeagues = (): Named[] =>
  inOtherLanguages('leagues').map(([key, aliases]) => {
    const { country, name } = placed(key);
    return { sport: null, country, names: [name], aliases };
  });

/** Built at the first search: servers with other roles never need it. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const clubs = once(() => [
  ...curatedClubs(),
  ...franchises(),
  ...foreignClubs('football'),
  ...foreignClubs('basketball'),
]);
const competitions = once(() => [...curatedLeagues(), ...foreignLeagues()]);

/** Lower is closer, as in the database's `closeness`; null if nothing matches. */
function levelOf(aliases: readonly string[], text: string): number | null {
  if (aliases.includes(text)) return 1;
  const begins = aliases.some((alias) => ` ${alias}`.includes(` ${text}`));
  return begins ? 2 : null;
}

export interface AliasHit {
  name: string;
  country: string | null;
  level: number;
}

function hits(all: readonly Named[], typed: string, sport: Sport | undefined): AliasHit[] {
  const text = plain(typed);
  if (!text) return [];
  return all.flatMap(({ names, aliases, country, sport: own }) => {
    const level = sport && own && own !== sport ? null : levelOf(aliases, text);
    return level === null ? [] : names.map((name) => ({ name, country, level }));
  });
}

/** Clubs by a nickname or by a name in another language. */
export const clubAliases = (typed: string, sport?: Sport): AliasHit[] =>
  hits(clubs(), typed, sport);

/** Leagues by a short form or by a name in another language. */
export const leagueAliases = (typed: string): AliasHit[] => hits(competitions(), typed, undefined);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Country names in the languages of the site, by the plain name. */
const countryNames = once(() => {
  const countries = new Map<string, Set<string>>();
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const { tag } of languages) {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (!name) continue;
      const known = countries.get(plain(name)) ?? new Set();
      countries.set(plain(name), known.add(code.toLowerCase()));
    }
  }
  return countries;
});

/** Codes of the countries that a text names in full, in any language of the site: national teams have their names. */
export const countriesNamed = (typed: string): string[] => [
  ...(countryNames().get(plain(typed)) ?? []),
];
