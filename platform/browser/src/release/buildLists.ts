import {
  getAgain,
  isProved,
  listAddress,
  type PlacedBuild,
  putCode,
  putTexts,
  type ReleasedShell,
  type ReleaseLists,
  type TextProof,
} from '@scoreline/shared-lib/contract';

import { digest } from './digest';
import type { ListedFiles } from './listedFiles';

type Listed = PlacedBuild | ReleasedShell;

/** Loads the file lists of builds for which the release contains only hashes; does nothing for other builds. */
export interface BuildListLoader {
  /** Loads the build's code list; `anew` bypasses the cache. @throws if it cannot be fetched or was not signed */
  code(build: PlacedBuild, anew: boolean): Promise<void>;
  /** Loads the proof for a language's texts, or for the English ones if the build lacks them. @throws as `code` */
  texts(build: Listed, language: string, anew: boolean): Promise<void>;
}

const fetchTimeoutMs = 10_000;

async function fetchList(base: string, name: string, anew: boolean): Promise<string> {
  const address = listAddress(base, name);
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  // The worker uses the same mode and credentials for its cached copy.
  const asked: RequestInit = { mode: 'cors', credentials: 'same-origin', signal };
  const answer = await getAgain(address, { ...asked, ...(anew && { cache: 'reload' }) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** `carried` are the lists in the page; the rest is fetched from the site. Each list is checked against its hash. */
export function createBuildLists(
  files: Pick<ListedFiles, 'add'>,
  carried: ReleaseLists = { code: {}, texts: {} },
): BuildListLoader {
  const under = new WeakMap<Listed, Map<string, Promise<void>>>();

  /** Shares one request for each list; a failed one is retried by the next call. */
  function once(build: Listed, key: string, bring: () => Promise<void>): Promise<void> {
    const ofBuild = under.get(build) ?? new Map<string, Promise<void>>();
    under.set(build, ofBuild);
    const before = ofBuild.get(key);
    if (before) return before;
    const bringing = bring().then(() => files.add(build));
    ofBuild.set(key, bringing);
    bringing.catch(() => ofBuild.delete(key));
    return bringing;
  }

  async function bringCode(build: PlacedBuild, hash: string, anew: boolean): Promise<void> {
    const list = carried.code[hash] ?? (await fetchList(build.base, hash, anew));
    if ((await digest(list)) !== hash)
      throw new Error(`the code list of ${build.name} ${build.build} is not what was signed`);
    putCode(build, list);
  }

  async function bringTexts(build: Listed, root: string, language: string, anew: boolean) {
    const own = carried.texts[root];
    const proof =
      own?.language === language
        ? own
        : (JSON.parse(
            await fetchList(build.base, `${root}.${language}`, anew),
          ) as TextProof | null);
    if (!proof) return;
    const isOfLanguage = proof.language === language || proof.language === 'en';
    if (!isOfLanguage || !(await isProved(proof, root, digest)))
      throw new Error(`the texts at ${build.base} are not what was signed`);
    putTexts(build, proof);
  }

  async function code(build: PlacedBuild, anew: boolean): Promise<void> {
    const { lists } = build;
    if (lists) await once(build, 'code', () => bringCode(build, lists.code, anew));
  }

  return {
    code,
    async texts(build, language, anew) {
      const { lists } = build;
      if (!lists) return;
      if (lists.texts === undefined && 'name' in build) await code(build, anew);
      await once(build, language, () => bringTexts(build, lists.texts ?? '', language, anew));
    },
  };
}
