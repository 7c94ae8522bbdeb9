import { readOffers } from '@scoreline/contract/offers';

/** Values of the template's placeholders. */
export interface Words {
  folder: string;
  name: string;
  Name: string;
  title: string;
  owner: string;
  path: string;
  contract: string;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Options of the command line. */
export interface Wishes {
  owner?: string | undefined;
  path?: string | undefined;
}

/**
 * Derives the template's placeholders from a remote's name.
 * @throws for a name that no remote, or a path that no route, may have.
 */
export function wordsFor(wanted: string, { owner, path }: Wishes): Words {
  const name = wanted.replace(/^mf-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
    throw new Error(
      `"${wanted}" is no name for a remote: lower-case words with hyphens, at most 30`,
    );
  }
  const route = path ?? `/${name}`;
  if (!/^(?:\/|(?:\/:?[A-Za-z0-9_-]+)+)$/.test(route)) {
    throw new Error(`"${route}" is no path of a route, such as /${name} or /${name}/:id`);
  }
  if (owner !== undefined && !/^[\w][\w .-]{0,40}$/.test(owner)) {
    throw new Error(`"${owner}" is no name of an owner`);
  }
  const words = name.split('-');
  return {
    folder: `mf-${name}`,
    name,
    Name: words.map(capital).join(''),
    title: capital(words.join(' ')),
    owner: owner ?? name,
    path: route,
    contract: readOffers().contractVersion,
  };
}

/** Replaces each `__name__` of a known placeholder. */
export const fill = (text: string, words: Words): string =>
  text.replace(/__(\w+?)__/g, (whole, word: string) => words[word as keyof Words] ?? whole);
