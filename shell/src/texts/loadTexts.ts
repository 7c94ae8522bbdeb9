import type { PlacedBuild, Release } from '@scoreline/shared-lib/contract';

import { guardedFetch } from '../federation/guardedFetch';
import type { ListedFiles } from '../release/listedFiles';

type Texts = Record<string, unknown>;
type Source = PlacedBuild;

/** Brings what is known of a build's texts in a language, where that is not known yet. */
type Prepare = (build: Listed, language: string, isRetry: boolean) => Promise<void>;
type Listed = PlacedBuild | Release['shell'];

/** Where there is no file of the page's language, English stands in: a whole text, not a key. */
const pick = ({ base, locales }: Pick<Source, 'base' | 'locales'>, language: string) => {
  const path = locales[language] ?? locales.en;
  return path && base + path;
};

/**
 * Loads texts: `shared` and `shell` come together in the shell's file, a remote's namespaces in the file of whichever of its
 * builds is shown, because an older build knows other texts.
 */
export function createTextLoader(
  { shell, remotes }: Release,
  files: ListedFiles,
  onFailure: (build: Source, error: Error) => void = () => undefined,
  prepare: Prepare = () => Promise.resolve(),
) {
  const requests = new Map<string, Promise<Texts>>();
  const sources = new Map<string, Source>();
  const show = (build: Source) => build.namespaces.forEach((name) => sources.set(name, build));
  Object.values(remotes).forEach(show);

  const locate = async (build: Listed, language: string, isRetry = false) => {
    await prepare(build, language, isRetry);
    return pick(build, language);
  };

  const fetchTexts = (address: string, isRetry = false): Promise<Texts> => {
    const known = requests.get(address);
    if (known && !isRetry) return known;
    const init: RequestInit = isRetry ? { cache: 'reload' } : {};
    const request = guardedFetch(files, address, init).then((response) => response.json());
    requests.set(address, request);
    request.catch(() => requests.get(address) === request && requests.delete(address));
    return request;
  };

  return {
    /** The texts of a namespace in one language. */
    async load(namespace: string, language: string): Promise<Record<string, string>> {
      const source = sources.get(namespace);
      const address = await locate(source ?? shell, language);
      if (!address) throw new Error(`There are no texts for ${namespace}.`);
      const texts = await fetchTexts(address);
      return (source ? texts : (texts[namespace] ?? {})) as Record<string, string>;
    },
    /**
     * The texts of one build, whether it is shown or not; it may have none. Where a file cannot be had English stands in, and
     * where that cannot either it is null, and words of the keys do: texts alone take no remote down. A retry asks the network
     * anew.
     */
    async of(build: Source, language: string, isRetry: boolean): Promise<Texts | null> {
      const tried = new Set<string>();
      for (const wanted of [language, 'en']) {
        try {
          const address = await locate(build, wanted, isRetry);
          if (!address) return {};
          if (tried.has(address)) continue;
          tried.add(address);
          return await fetchTexts(address, isRetry);
        } catch (error) {
          onFailure(build, error as Error);
        }
      }
      return null;
    },
    /** From now on the namespaces of this build are read from its own files. */
    show,
  };
}

export type TextLoader = ReturnType<typeof createTextLoader>;
