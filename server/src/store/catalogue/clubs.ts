import { slug } from '@scoreline/shared-lib/contract';

import { clubNames } from './names/clubNames';

export interface Club {
  /** Country and plain name: the same in every source of the club. */
  ref: string;
  name: string;
  code: string;
  country: string;
}

// Optional parts of a club's name: legal forms, founding years.
const trimmings =
  /^(?:1\.|fc|afc|ac|acf|as|aj|ca|cd|cf|rc|sc|ss|ssc|sv|ud|us|usl|og|cfc)$|^(?:18|19|20)\d\d$|^\d\d$/i;

/** `1. FC Heidenheim 1846` and `Heidenheim` are equal; a name of only optional parts stays whole. */
export function plainName(name: string): string {
  const words = name.split(/\s+/);
  const significant = words.filter((word) => !trimmings.test(word));
  const trailing = significant.filter((word) => !/^(?:FC|BC|CFC|AFC)$/.test(word));
  return slug((trailing.length ? trailing : words).join(' '), name);
}

// Prefixes and suffixes that some files add to a listed name; alone they are not a club's name.
const affixes =
  /^(?:ad|asd|aş|bk|bor\.|calcio|ce|cp|cs|fk|fsv|gd|kaa|kfc|krc|ks|ksv|kv|msv|nk|rcd|rsc|s\.?c\.|s\.?v\.|sad|sbv|scr|sd|sk|skn|sl|spvgg|ssd|ssv|svg|tsg|tsv|uc|ue|vfb|vfl|vfr|vv)$/i;

/** A name without such words at its ends; the name itself if nothing would remain. */
function withoutAffixes(name: string): string {
  const words = name.split(/\s+/);
  const first = words.findIndex((word) => !affixes.test(word) && !trimmings.test(word));
  const last = words.findLastIndex((word) => !affixes.test(word) && !trimmings.test(word));
  return first < 0 ? name : words.slice(first, last + 1).join(' ');
}

interface Known {
  name: string;
  code?: string;
}

const known = new Map<string, Known>();
const names = new Map<string, string[]>();
for (const [country, lines] of Object.entries(clubNames))
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...others] = line.split('|').map((name) => name.trim());
    const [, name = first, code] = /^(.+?)(?: ([A-Z][A-Z0-9]{1,2}))?$/.exec(first) ?? [];
    const club = { name, ...(code && { code }) };
    for (const alias of [name, ...others]) known.set(`${country}/${plainName(alias)}`, club);
    names.set(country, [...(names.get(country) ?? []), name]);
  }

/** Whether a country's clubs are listed. */
export const hasTable = (country: string): boolean => names.has(country);

/** Names of the listed clubs of a country. */
export const knownNames = (country: string): readonly string[] => names.get(country) ?? [];

const knownClub = (country: string, given: string): Known | undefined =>
  known.get(`${country}/${plainName(given)}`) ??
  known.get(`${country}/${plainName(withoutAffixes(given))}`);

export const isKnownClub = (country: string, given: string): boolean =>
  knownClub(country, given) !== undefined;

/** Makes a name an alias of a known club; returns the reason if it cannot. */
export function addClubAlias(alias: {
  country: string;
  name: string;
  sameAs: string;
  unlisted?: boolean;
}): string | undefined {
  const { country, name, sameAs, unlisted } = alias;
  if (!country || !name || !sameAs) return 'a country, a name and the club it means are needed';
  const club = knownClub(country, sameAs) ?? (unlisted ? { name: sameAs } : undefined);
  if (!club) return `"${sameAs}" is no known club of ${country}`;
  const other = known.get(`${country}/${plainName(name)}`);
  if (other && other !== club) return `"${name}" is ${other.name} already`;
  known.set(`${country}/${plainName(name)}`, club);
  return undefined;
}

/** The same for every name of a club within a country. */
export const clubRef = (country: string, given: string): string => clubOf(country, given).ref;

/** A three-letter code made from a name, for clubs without a known code. */
export const codeOf = (name: string): string =>
  slug(name).replaceAll('-', '').slice(0, 3).toUpperCase().padEnd(2, 'X');

/** The club with this name in a source, within a country. */
export function clubOf(country: string, given: string): Club {
  const club = knownClub(country, given);
  const name = club?.name ?? given.replace(/ A?FC$/, '');
  return {
    ref: `${country}/${plainName(name)}`,
    name,
    code: club?.code ?? codeOf(plainName(name)),
    country,
  };
}
