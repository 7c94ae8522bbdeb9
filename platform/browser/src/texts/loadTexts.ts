import type { PlacedBuild, Release } from '@scoreline/shared-lib/contract';

import { guardedFetch } from '../federation/guardedFetch';
import type { ListedFiles } from '../release/listedFiles';

type Texts = Record<string, unknown>;
type Source = PlacedBuild;

/** Loads the proof of a build's texts in a language, if it is not loaded yet. */
type Prepare = (build: Listed, language: string, isRetry: boolean) => Promise<void>;
type Listed = PlacedBuild | Release['shell'];

/** Falls back to English when the build lacks the page's language: whole texts, not keys. */
const pick = ({ base, locales }: Pick<Source, 'base' | 'locales'>, language: string) => {
  const path = locales[language] ?? locales.en;
  return path && base + path;
};

/**
 * Loads texts: `shared` and `shell` from the shell's file, a remote's namespaces from the file of the build that is rendered,
 * because an older build has other texts.
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
    /**
     * The texts of a namespace in one language.
     * @throws if there is no file, or if it fails to load.
     */
    async load(namespace: string, language: string): Promise<Record<string, string>> {
      const source = sources.get(namespace);
      const address = await locate(source ?? shell, language);
      if (!address) throw new Error(`There are no texts for ${namespace}.`);
      const texts = await fetchTexts(address);
      return (source ? texts : (texts[namespace] ?? {})) as Record<string, string>;
    },
    /**
     * The texts of one build, rendered or not; `{}` if it has none. A failed file falls back to English, and a failed English
     * file to null, so that keys are shown as words: missing texts alone must not take a remote down. A retry requests the
     * files from the network again.
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
    /** Reads the namespaces of this build from its own files from now on. */
    show,
  };
}

export type TextLoader = ReturnType<typeof createTextLoader>;
