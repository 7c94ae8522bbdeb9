import type { Release } from '@scoreline/shared-lib/contract';

import { guardedFetch } from '../federation/guardedFetch';
import type { ListedFiles } from '../release/listedFiles';

type Texts = Record<string, unknown>;

/** Where there is no file of the page's language, English stands in: a whole text, not a key. */
const pick = (locales: Record<string, string>, language: string) => locales[language] ?? locales.en;

/**
 * Loads a namespace in one language: `shared` and `shell` come together in the shell's file, a remote's namespace in the
 * remote's own.
 */
export function createTextLoader({ shell, remotes }: Release, files: ListedFiles) {
  const requests = new Map<string, Promise<Texts>>();

  const fetchTexts = (address: string): Promise<Texts> => {
    const known = requests.get(address);
    if (known) return known;
    const request = guardedFetch(files, address).then((response) => response.json());
    requests.set(address, request);
    request.catch(() => requests.delete(address));
    return request;
  };

  return async (namespace: string, language: string): Promise<Record<string, string>> => {
    const owner = Object.values(remotes).find(({ namespaces }) => namespaces.includes(namespace));
    const source = owner ?? shell;
    const path = pick(source.locales, language);
    if (!path) throw new Error(`There are no texts for ${namespace}.`);
    const texts = await fetchTexts(source.base + path);
    return (owner ? texts : (texts[namespace] ?? {})) as Record<string, string>;
  };
}
