import type {
  BuildLists,
  CanaryTerms,
  FileDescriptor,
  PlacedBuild,
  Release,
  ReleasedShell,
} from '../release';
import type { CodeList, ReleaseTree, RoutesEntry, TreeBuild } from './releaseTree';
import type { TextProof } from './textTree';

/** A build of which only the hashes are known; its lists load later. */
function unlisted(
  tree: Pick<TreeBuild, 'build' | 'base' | 'contract'> & BuildLists,
  facts: Partial<RoutesEntry>,
  name: string,
): PlacedBuild {
  const { build, base, contract = '' } = tree;
  const { owner = '', routes = [], namespaces = [] } = facts;
  return {
    ...{ name, build, base, contract, owner, routes, namespaces },
    ...{ entry: '', global: '', initial: [], locales: {}, files: [] },
    lists: { code: tree.code, ...(tree.texts !== undefined && { texts: tree.texts }) },
  };
}

function unlistedShell(tree: ReleaseTree['shell']): ReleasedShell {
  const { build, base, contract, initial, code, texts } = tree;
  const lists = { code, texts };
  return { build, base, initial, locales: {}, files: [], ...(contract && { contract }), lists };
}

/** The content of a verified text, with the routes of a list whose hash was checked. */
export function releaseOfTree(tree: ReleaseTree, routesList: string): Release {
  const { routes: _hash, canaries: named, shell, remotes, ...facts } = tree;
  const entries = JSON.parse(routesList) as RoutesEntry[];
  const placed = (name: string, build: TreeBuild) => {
    const entry = entries.find((one) => one.name === name && one.build === build.build);
    return unlisted(build, entry ?? {}, name);
  };
  const canaryOf = (name: string, canary: TreeBuild & CanaryTerms) => {
    const { percent, salt, team, since } = canary;
    return { ...placed(name, canary), percent, salt, team, since };
  };
  const all = Object.entries(remotes).map(([name, { fallback, ...remote }]) => {
    const own = placed(name, remote);
    // The fallback gets the routes of the released build, which define the remote's pages.
    const spare = fallback && unlisted(fallback, own, name);
    return [name, { ...own, ...(spare && { fallback: spare }) }] as const;
  });
  const release: Release = {
    ...facts,
    shell: unlistedShell(shell),
    remotes: Object.fromEntries(all),
  };
  if (!named) return release;
  const { percent, salt, team, since } = named.shell ?? ({} as CanaryTerms);
  const terms = { percent, salt, team, since };
  const tried = Object.entries(named.remotes).map(
    ([name, canary]) => [name, canaryOf(name, canary)] as const,
  );
  const canaries = {
    ...(named.shell && { shell: { ...unlistedShell(named.shell), ...terms } }),
    remotes: Object.fromEntries(tried),
    ...(named.guards && { guards: named.guards }),
  };
  return { ...release, canaries };
}

/**
 * Fills a build from a code list whose hash was checked.
 * @throws if the list belongs to another build
 */
export function putCode(build: PlacedBuild, list: string): void {
  const { files, texts, ...facts } = JSON.parse(list) as CodeList;
  if (facts.name !== build.name || facts.build !== build.build)
    throw new Error(`the code list of ${build.name} is that of ${facts.name} ${facts.build}`);
  Object.assign(build, facts);
  if (build.lists) build.lists.texts = texts;
  build.files.push(...files.map(([path, integrity]) => ({ path, integrity, bytes: 0 })));
}

/** Adds a verified language file to its build. */
export function putTexts(
  build: { locales: Record<string, string>; files: FileDescriptor[] },
  { language, path, integrity }: TextProof,
): void {
  build.locales[language] = path;
  build.files.push({ path, integrity, bytes: 0 });
}
