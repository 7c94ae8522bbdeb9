import i18next from 'i18next';

import { createNaming, languageOf, type LocalNames, type Naming, ownNames } from '../contract';

export const namesNamespace = 'names';

let naming: Naming = createNaming('en');
let language = '';

/** The naming of the page's language, made anew when that changes. */
export function pageNaming(): Naming {
  const current = i18next.language;
  if (!current || current === language) return naming;
  const table = i18next.getResourceBundle(current, namesNamespace) as
    Partial<LocalNames> | undefined;
  // The language is set a moment before its texts are there.
  if (!table) return naming;
  language = current;
  naming = createNaming(languageOf(current).tag, { ...ownNames, ...table });
  return naming;
}

/** An answer with the names that the page's language has for areas, leagues and teams. */
export const localNames = <T>(answer: T): T => pageNaming().local(answer);

/** The own name of what the page calls so: for what is stored, compared or drawn. */
export const ownName = (name: string): string => pageNaming().own(name);
