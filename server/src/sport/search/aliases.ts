import { languages } from '@scoreline/shared-lib/contract';
import type { Sport } from '@scoreline/shared-lib/contract';

import { nba } from './names/basketball';
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
  /** What sources call it: its name in the database is one of these. */
  names: string[];
  /** What else it is called, in the form of `plain`. */
  aliases: string[];
}

/** A text as it is compared: without case, accents and punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}]+/gu, '')
    .toLowerCase()
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

const clubs: Named[] = [
  ...Object.entries(football).flatMap(([country, text]) =>
    linesOf(text).map((line) => named(line, 'football', country)),
  ),
  ...linesOf(nba).map((line) => named(line, 'basketball', 'us')),
];

const competitions: Named[] = linesOf(leagues).map((line) => {
  const [country = '', rest = ''] = line.trim().split(/\/(.*)/s);
  return named(rest, null, country || null);
});

/** Closer is lower, as `closeness` of the names in the database counts; null for no likeness. */
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

/** Clubs known by a nickname or by another language's name. */
export const clubAliases = (typed: string, sport?: Sport): AliasHit[] => hits(clubs, typed, sport);

/** Leagues known by a short form or by another language's name. */
export const leagueAliases = (typed: string): AliasHit[] => hits(competitions, typed, undefined);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let countries: Map<string, Set<string>> | undefined;

/** What every country is called in the languages of the site, by the plain name. */
function countryNames(): Map<string, Set<string>> {
  if (countries) return countries;
  countries = new Map();
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
}

/** Codes of the countries that a text names whole, in any language of the site: national teams are called by them. */
export const countriesNamed = (typed: string): string[] => [
  ...(countryNames().get(plain(typed)) ?? []),
];
