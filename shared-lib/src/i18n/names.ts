import i18next from 'i18next';

import { createNaming, languageOf, type LocalNames, type Naming, ownNames } from '../contract';

export const namesNamespace = 'names';

let naming: Naming = createNaming('en');
let language = '';

/** Naming of the page's language; recreated when the language changes. */
export function pageNaming(): Naming {
  const current = i18next.language;
  if (!current || current === language) return naming;
  const table = i18next.getResourceBundle(current, namesNamespace) as
    Partial<LocalNames> | undefined;
  // The language is set slightly before its texts have loaded.
  if (!table) return naming;
  language = current;
  naming = createNaming(languageOf(current).tag, { ...ownNames, ...table });
  return naming;
}

/** Localises the names of areas, leagues and teams in an answer. */
export const localNames = <T>(answer: T): T => pageNaming().local(answer);

/** Maps a localised name back to the own name, for storing, comparing and drawing. */
export const ownName = (name: string): string => pageNaming().own(name);
