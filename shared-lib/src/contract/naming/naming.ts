import { slug } from '../text/slug';
import { type LocalNames, ownNames } from './localNames';
import { regionName, teamOf } from './regionName';

/** Replaces the names in answers with a language's own. */
export interface Naming {
  /**
   * Localises an answer: areas, leagues and teams get local names and keep the slug of their own. Unchanged objects are returned
   * as they are, and the same input always gives the same object.
   */
  local<T>(answer: T): T;
  /** Maps a localised name back to the own name. */
  own(name: string): string;
}

const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** Looks up own properties only: names are untrusted, and `constructor` is not a club. */
const listed = (table: Record<string, string>, name: string): string | null =>
  (Object.hasOwn(table, name) && table[name]) || null;

/** Two franchises of one city, whose name sources write in two ways. */
const longNames = new Map([
  ['Los Angeles Clippers', 'LA Clippers'],
  ['Los Angeles Lakers', 'LA Lakers'],
]);

type Thing = Record<string, unknown>;

type Category = Parameters<typeof regionName>[0];

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const isCategory = (thing: Thing): thing is Thing & Category =>
  'categoryId' in thing && 'countryCode' in thing;
const countryOf = ({ category }: Thing): string =>
  (isThing(category) && (category.countryCode as string | null)) || 'world';

/** Creates the naming of a language (BCP-47) from its table `names`. */
export function createNaming(locale: string, names: LocalNames = ownNames): Naming {
  const known = new WeakMap<object, unknown>();
  const clubs: Record<string, string> = { ...names.basketball, ...names.football };
  const back = new Map(Object.entries(clubs).map(([own, local]) => [local, own]));
  const leaguesByName = new Map<string, string | null>();
  for (const [key, local] of Object.entries(names.leagues)) {
    const own = key.slice(key.indexOf('/') + 1);
    // Leagues with the same name in two countries need their country to be distinguished.
    const isOther = leaguesByName.has(own) && leaguesByName.get(own) !== local;
    leaguesByName.set(own, isOther ? null : local);
    back.set(local, own);
  }

  const teamName = (name: string): string | null => {
    const own = listed(clubs, longNames.get(name) ?? name);
    const nation = own ? null : listed(names.nations, name);
    return nation ? teamOf(nation, locale, names.areas) : own;
  };
  const leagueName = (thing: Thing, name: string): string | null | undefined =>
    'category' in thing
      ? listed(names.leagues, `${countryOf(thing)}/${name}`)
      : leaguesByName.get(name);

  function nameOf(thing: Thing): string | null | undefined {
    const name = thing.name as string;
    if (isCategory(thing)) {
      return regionName(thing, locale, names.areas);
    }
    if ('playerId' in thing) return null;
    if ('competitorId' in thing) return teamName(name);
    return 'tournamentId' in thing ? leagueName(thing, name) : null;
  }

  function named(thing: Thing, changed: Thing): Thing {
    const { name, shortName } = thing;
    if (typeof name !== 'string') return changed;
    const local = nameOf(thing);
    if (!local || local === name) return changed;
    back.set(local, name);
    // If the local name is not in Latin script, the Latin short name is replaced too.
    const short = typeof shortName === 'string' && !isLatin(local) && { shortName: local };
    return { ...changed, name: local, slug: thing.slug ?? slug(name), ...short };
  }

  function localised(value: object): unknown {
    if (Array.isArray(value)) {
      const items = value.map(local);
      return items.every((item, at) => item === value[at]) ? value : items;
    }
    const thing = value as Thing;
    let changed = thing;
    for (const [key, part] of Object.entries(thing)) {
      const own = local(part);
      if (own !== part) changed = { ...changed, [key]: own };
    }
    return named(thing, changed);
  }

  function local<T>(answer: T): T {
    if (typeof answer !== 'object' || answer === null) return answer;
    const before = known.get(answer);
    if (before) return before as T;
    const made = localised(answer);
    known.set(answer, made);
    return made as T;
  }

  return { local, own: (name) => back.get(name) ?? name };
}
