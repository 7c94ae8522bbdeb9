import {
  codeListOf,
  type Release,
  type ReleasedRemote,
  type ReleaseLists,
  textProofOf,
  textsRoot,
} from '@scoreline/shared-lib/contract';

import { digest } from '@scoreline/platform-server';

const known = new WeakMap<Release, Map<string, Promise<ReleaseLists>>>();

async function makeLists(
  { shell }: Release,
  remote: ReleasedRemote | null,
  language: string,
): Promise<ReleaseLists> {
  const lists: ReleaseLists = { code: {}, texts: {} };
  if (remote) {
    const code = await codeListOf(remote, digest);
    lists.code[await digest(code)] = code;
  }
  for (const listed of remote ? [shell, remote] : [shell]) {
    const proof = await textProofOf(listed, language, digest);
    if (proof) lists.texts[await textsRoot(listed, digest)] = proof;
  }
  return lists;
}

/** The lists for a page's first view: the code of its remote, and the proofs for the texts of its language. */
export function pageLists(
  release: Release,
  remote: ReleasedRemote | null,
  language: string,
): Promise<ReleaseLists> {
  const ofRelease = known.get(release) ?? new Map<string, Promise<ReleaseLists>>();
  known.set(release, ofRelease);
  const key = `${remote?.name} ${language}`;
  const lists = ofRelease.get(key) ?? makeLists(release, remote, language);
  ofRelease.set(key, lists);
  return lists;
}
