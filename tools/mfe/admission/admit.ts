import { contractVersion, type Release, type ReleasedRemote } from '@scoreline/shared-lib/contract';

import { buildIdOf } from '@scoreline/remote-kit/build-id';
import { needDescriptor, type ReleaseContent } from '../compose';
import type { Registry } from '../registry';
import { claimProblems } from './claims';
import { contractProblems } from './contractRule';
import { firstDataProblems } from './firstDataRule';
import { type ListedBuild, verifyFiles } from './verifyFiles';

const keyOf = ({ name, build }: Pick<ListedBuild, 'name' | 'build'>) => `${name} ${build}`;

/** Every build that a content names, with the files it lists. */
function buildsIn({ shell, remotes }: ReleaseContent): ListedBuild[] {
  const parts = Object.values(remotes).flatMap(({ fallback, ...remote }) =>
    fallback ? [remote, fallback] : [remote],
  );
  return [{ name: 'shell', build: shell.build, files: shell.files }, ...parts];
}

/** A descriptor that was altered with its files still has the id of what was built, or another folder's. */
async function verifyId(registry: Registry, { name, build }: ListedBuild): Promise<void> {
  const descriptor = await needDescriptor(registry, name, build);
  if (descriptor.name !== name || descriptor.build !== build || buildIdOf(descriptor) !== build) {
    throw new Error(`${name} ${build}: its descriptor.json is not what was built`);
  }
}

/** Budgets of builds that come with this release; what runs already is not weighed again. */
async function budgetProblems(
  registry: Registry,
  fresh: readonly ListedBuild[],
  all: ListedBuild[],
) {
  if (fresh.length === 0) return [];
  const [{ measure }, { judge }] = await Promise.all([
    import('../budget/measure'),
    import('../budget/judge'),
  ]);
  const names = new Set(fresh.map(({ name }) => name));
  const measured = await Promise.all(
    all.map(({ name, build }) =>
      measure(registry, name, build).catch((error: Error) => {
        if (names.has(name)) throw error;
        return null;
      }),
    ),
  );
  return judge(measured.filter((one) => one !== null));
}

/** What stands against these remotes beside one another under a shell of that contract; whoever is there first owns. */
const ruleProblems = (remotes: readonly ReleasedRemote[], offered = contractVersion): string[] => [
  ...claimProblems(remotes),
  ...contractProblems(remotes, offered),
];

/**
 * The one door to a signature: every file is hashed; a build that no trusted release vouches for must have the id of its
 * content; paths, namespaces, contract and, for new builds, first data and budget are judged.
 * @throws with a line for each thing that stands against it.
 */
export async function admit(
  registry: Registry,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
): Promise<void> {
  const vouched = new Set(trusted ? buildsIn(trusted).map(keyOf) : []);
  for (const build of buildsIn(content)) {
    if (!vouched.has(keyOf(build))) await verifyId(registry, build);
    await verifyFiles(registry, build);
  }
  const remotes = Object.values(content.remotes);
  const fresh = remotes.filter((remote) => !vouched.has(keyOf(remote)));
  const inOrder = [...remotes.filter((remote) => !fresh.includes(remote)), ...fresh];
  const declared = await Promise.all(fresh.map((remote) => firstDataProblems(registry, remote)));
  const problems = [
    ...ruleProblems(inOrder, content.shell.contract),
    ...declared.flat(),
    ...(await budgetProblems(registry, fresh, remotes)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n     '));
}
