import { slug } from '@scoreline/shared-lib/contract';

import { clubNames } from './clubNames';

export interface Club {
  /** Country and plain name: the same for every source that means the same club. */
  ref: string;
  name: string;
  code: string;
  country: string;
}

// What a club's name is written with or without: legal forms, founding years.
const trimmings =
  /^(?:1\.|fc|afc|ac|acf|as|aj|ca|cd|cf|rc|sc|ss|ssc|sv|ud|us|usl|og|cfc)$|^(?:18|19|20)\d\d$|^\d\d$/i;

/** `1. FC Heidenheim 1846` and `Heidenheim` are one; a name of nothing but trimmings stays whole. */
export function plainName(name: string): string {
  const words = name.split(/\s+/);
  const kept = words.filter((word) => !trimmings.test(word));
  const trailing = kept.filter((word) => !/^(?:FC|BC|CFC|AFC)$/.test(word));
  return slug((trailing.length ? trailing : words).join(' '), name);
}

interface Known {
  name: string;
  code: string;
}

const known = new Map<string, Known>();
for (const [country, lines] of Object.entries(clubNames))
  for (const line of lines.trim().split('\n')) {
    const [first = '', ...others] = line.split('|').map((name) => name.trim());
    const name = first.replace(/ \S+$/, '');
    const club = { name, code: first.slice(name.length + 1) };
    for (const alias of [name, ...others]) known.set(`${country}/${plainName(alias)}`, club);
  }

/** Three letters made of a name, where a club has no code that is known. */
export const codeOf = (name: string): string =>
  slug(name).replaceAll('-', '').slice(0, 3).toUpperCase().padEnd(2, 'X');

/** The club that a source means by a name within a country. */
export function clubOf(country: string, given: string): Club {
  const club = known.get(`${country}/${plainName(given)}`);
  const name = club?.name ?? given.replace(/ A?FC$/, '');
  return {
    ref: `${country}/${plainName(name)}`,
    name,
    code: club?.code ?? codeOf(plainName(name)),
    country,
  };
}
