import {
  type BuildDescriptor,
  type BuildLists,
  type CanaryTerms,
  type PlacedBuild,
  type Release,
  type ReleasedShell,
  releasedShell,
  type ReleasedRemote,
  treeVersion,
} from '../release';
import type { CanaryGuard } from './canaryGuard';
import { type Sha256, textProofOf, type TextProof, textsRoot } from './textTree';

/** A build in the text of version 3: its scripts, and the hashes of its lists. */
export interface TreeBuild extends BuildLists {
  texts: string;
  build: string;
  base: string;
  contract?: string;
}

interface TreeShell extends TreeBuild {
  initial: string[];
}

/** The text of version 3, which pages carry. Its size does not depend on the number of languages. */
export interface ReleaseTree extends Omit<Release, 'shell' | 'remotes' | 'canaries'> {
  shell: TreeShell;
  remotes: Record<string, TreeBuild & { fallback?: Omit<TreeBuild, 'texts'> }>;
  canaries?: {
    shell?: TreeShell & CanaryTerms;
    remotes: Record<string, TreeBuild & CanaryTerms>;
    guards?: Record<string, CanaryGuard>;
  };
  /** Hash of the routes list. */
  routes: string;
}

/** A remote's entry in the routes list, which every page carries. */
export type RoutesEntry = Pick<
  BuildDescriptor,
  'name' | 'build' | 'owner' | 'routes' | 'namespaces'
>;

export type CodeList = Required<Pick<BuildLists, 'texts'>> &
  Pick<BuildDescriptor, 'build' | 'initial'> &
  Partial<Pick<BuildDescriptor, 'name' | 'namespaces' | 'entry' | 'global'>> & {
    /** Path and integrity of each file. */
    files: [path: string, integrity: string][];
  };

/** Lists that a page carries with the signed text, keyed by the hashes in that text. */
export interface ReleaseLists {
  code: Record<string, string>;
  texts: Record<string, TextProof>;
}

type Listed = Pick<PlacedBuild, 'build' | 'base' | 'files' | 'locales' | 'initial'> &
  Partial<Omit<PlacedBuild, 'build' | 'base' | 'files' | 'locales' | 'initial'>>;

/** The text of a build's code list: all files that pages may run or fetch, except its locale files. */
export async function codeListOf(listed: Listed, digest: Sha256): Promise<string> {
  const { build, name, namespaces, entry, global, initial, locales } = listed;
  const ofTexts = new Set(Object.values(locales));
  const files = listed.files
    .filter(({ path }) => !ofTexts.has(path))
    .map(({ path, integrity }): CodeList['files'][number] => [path, integrity]);
  const texts = await textsRoot(listed, digest);
  const list: CodeList = { build, name, namespaces, entry, global, initial, files, texts };
  return JSON.stringify(list);
}

async function treeBuildOf(listed: Listed, digest: Sha256) {
  const { build, base, contract } = listed;
  const code = await digest(await codeListOf(listed, digest));
  const texts = await textsRoot(listed, digest);
  return { build, base, ...(contract !== undefined && { contract }), code, texts };
}

const treeShellOf = async (shell: ReleasedShell, digest: Sha256): Promise<TreeShell> => ({
  ...(await treeBuildOf(shell, digest)),
  initial: shell.initial,
});

async function treeRemoteOf({ fallback, ...remote }: ReleasedRemote, digest: Sha256) {
  const own = await treeBuildOf(remote, digest);
  if (!fallback) return own;
  const { texts: _inItsList, ...spare } = await treeBuildOf(fallback, digest);
  return { ...own, fallback: spare };
}

const termsOf = ({ percent, salt, team, since }: CanaryTerms): CanaryTerms => ({
  ...{ percent, salt, team, since },
});

async function mapped<T, R>(all: Record<string, T>, map: (one: T) => Promise<R>) {
  const entries = Object.entries(all).map(async ([name, one]) => [name, await map(one)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function treeCanariesOf({ canaries }: Release, digest: Sha256) {
  if (!canaries) return undefined;
  const { shell, remotes, guards } = canaries;
  return {
    ...(shell && { shell: { ...(await treeShellOf(shell, digest)), ...termsOf(shell) } }),
    remotes: await mapped(remotes, async (canary) => ({
      ...(await treeBuildOf(canary, digest)),
      ...termsOf(canary),
    })),
    ...(guards && { guards }),
  };
}

/** The text of a release's routes list: the current remotes, then the canaries. */
export function routesListOf({ remotes, canaries }: Pick<Release, 'remotes' | 'canaries'>): string {
  const builds = [...Object.values(remotes), ...Object.values(canaries?.remotes ?? {})];
  const entries = builds.map(({ name, build, owner, routes, namespaces }): RoutesEntry => ({
    ...{ name, build, owner, routes, namespaces },
  }));
  return JSON.stringify(entries);
}

/** Converts a release of version 2 to the text of version 3. Registry and server produce the same bytes. */
export async function treeTextOf(release: Release, digest: Sha256): Promise<string> {
  const { version: _version, canary: _canary, canaries: _canaries, ...facts } = release;
  const canaries = await treeCanariesOf(release, digest);
  const tree: ReleaseTree = {
    version: treeVersion,
    ...facts,
    shell: await treeShellOf(release.shell, digest),
    remotes: await mapped(release.remotes, (remote) => treeRemoteOf(remote, digest)),
    ...(canaries && { canaries }),
    routes: await digest(routesListOf(release)),
  };
  return JSON.stringify(tree);
}

/**
 * Returns a build's list by the name it is fetched under: `{code hash}` or `{texts root}.{language}`. Null if the build has no
 * such list.
 */
export async function listNamed(
  descriptor: BuildDescriptor,
  name: string,
  digest: Sha256,
): Promise<string | null> {
  const placed = { ...descriptor, base: '' };
  const listed: Listed = descriptor.name === 'shell' ? releasedShell(placed) : placed;
  const [hash = '', language] = name.split('.');
  if (language === undefined) {
    const code = await codeListOf(listed, digest);
    return (await digest(code)) === hash ? code : null;
  }
  if ((await textsRoot(listed, digest)) !== hash) return null;
  return JSON.stringify(await textProofOf(listed, language, digest));
}

/** Immutable address of a build's list. */
export const listAddress = (base: string, name: string): string => `${base}lists/${name}.json`;
