import {
  type BuildDescriptor,
  contractVersion,
  type Release,
} from '@scoreline/shared-lib/contract';

import { buildIdOf } from '../preset/buildId.js';
import { aboutProblems } from './aboutRule';
import type { Builds } from './builds';
import { buildsIn } from './buildsIn';
import { claimProblems } from './claims';
import { needDescriptor, type ReleaseContent } from './compose';
import { firstDataProblems } from './firstDataRule';
import { foreignGlobal, globalProblems } from './globalRule';
import { Refusal } from './refusal';
import { scriptProblems } from './scriptRule';
import { type ListedBuild, verifyFiles } from './verifyFiles';
import { fitsCaret } from './caret';

const keyOf = ({ name, build }: Pick<ListedBuild, 'name' | 'build'>) => `${name} ${build}`;

/** A descriptor that was altered with its files still has the id of what was built, or another folder's. */
async function verifyId(builds: Builds, { name, build }: ListedBuild): Promise<void> {
  const descriptor = await needDescriptor(builds, name, build);
  if (descriptor.name !== name || descriptor.build !== build || buildIdOf(descriptor) !== build) {
    const reason = `${name} ${build}: its descriptor.json is not what was built`;
    throw new Refusal('bytes', reason, 'descriptor.json');
  }
}

/** Budgets of builds that come with this release; what runs already is not weighed again. */
async function budgetProblems(
  builds: Builds,
  fresh: readonly ListedBuild[],
  all: readonly ListedBuild[],
) {
  if (fresh.length === 0) return [];
  const [{ measure }, { judge }] = await Promise.all([
    import('../budget/measure'),
    import('../budget/judge'),
  ]);
  const names = new Set(fresh.map(({ name }) => name));
  const measured = await Promise.all(
    all.map(({ name, build }) =>
      measure(builds, name, build).catch((error: Error) => {
        if (names.has(name)) throw error;
        return null;
      }),
    ),
  );
  // A library that two remotes bundle is told of both; of what runs by itself nothing is.
  const isOfNew = (problem: string) => problem.split(/[\s:,]+/).some((word) => names.has(word));
  return judge(measured.filter((one) => one !== null)).filter(isOfNew);
}

type Judged = [rule: string, file: string, problems: readonly string[]];

/** Tells all that stands against it, under the first rule that is broken. */
function refuseProblems(judged: readonly Judged[]): void {
  const first = judged.find(([, , problems]) => problems.length > 0);
  const all = judged.flatMap(([, , problems]) => problems);
  if (first) throw new Refusal(first[0], all.join('\n     '), first[1]);
}

/** Judges what every build is held to, the shell's too: its id and its files. */
export async function admitFiles(builds: Builds, descriptor: BuildDescriptor): Promise<void> {
  await verifyId(builds, descriptor);
  await verifyFiles(builds, descriptor);
}

/** Judges a remote's build before any release names it, by every rule that needs no other build. */
export async function admitBuild(builds: Builds, remote: BuildDescriptor): Promise<void> {
  await admitFiles(builds, remote);
  refuseProblems([
    ['claims', 'descriptor.json', claimProblems([remote])],
    ['global', 'descriptor.json', [foreignGlobal(remote)].filter((problem) => problem !== null)],
    ['contract', 'descriptor.json', contractProblems([remote], contractVersion)],
    ['first data', 'first-data.json', await firstDataProblems(builds, remote)],
    ['about', 'about.json', await aboutProblems(builds, remote)],
    ['budget', 'bundled.json', await budgetProblems(builds, [remote], [remote])],
  ]);
  // Oversized bodies are not parsed.
  refuseProblems([['scripts', remote.entry, await scriptProblems(builds, remote)]]);
}

/** Judges what a content's builds say of themselves and of one another; those of a trusted release were judged before. */
async function judgeContent(
  builds: Builds,
  content: ReleaseContent,
  vouched: ReadonlySet<string>,
): Promise<void> {
  const remotes = Object.values(content.remotes);
  const fresh = remotes.filter((remote) => !vouched.has(keyOf(remote)));
  const inOrder = [...remotes.filter((remote) => !fresh.includes(remote)), ...fresh];
  const declared = await Promise.all(fresh.map((remote) => firstDataProblems(builds, remote)));
  // Whoever is there first owns.
  const offered = content.shell.contract ?? contractVersion;
  refuseProblems([
    ['claims', 'descriptor.json', claimProblems(inOrder)],
    ['contract', 'descriptor.json', contractProblems(inOrder, offered)],
    ['first data', 'first-data.json', declared.flat()],
    ['budget', 'bundled.json', await budgetProblems(builds, fresh, remotes)],
    ['global', 'descriptor.json', globalProblems(fresh, remotes)],
  ]);
  for (const remote of fresh)
    refuseProblems([['scripts', remote.entry, await scriptProblems(builds, remote)]]);
}

/** The builds of what all run. Canaries are judged in a content of their own, and vouch for nothing. */
const runByAll = ({ shell, remotes }: ReleaseContent) => buildsIn({ shell, remotes });

const vouchedBy = (trusted: ReleaseContent | Release | null): ReadonlySet<string> =>
  new Set(trusted ? runByAll(trusted).map(keyOf) : []);

/** Hashes the builds' files and recomputes the ids of those that nothing vouches for, then judges the whole. */
async function admitBuilds(
  builds: Builds,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
  hashed: (isVouched: boolean) => boolean,
): Promise<void> {
  const vouched = vouchedBy(trusted);
  for (const build of runByAll(content)) {
    const isVouched = vouched.has(keyOf(build));
    if (!isVouched) await verifyId(builds, build);
    if (hashed(isVouched)) await verifyFiles(builds, build);
  }
  await judgeContent(builds, content, vouched);
}

/**
 * The one door to a signature: every file is hashed; a build that no trusted release vouches for must have the id of its
 * content; paths, namespaces, contract and, for new builds, first data and budget are judged.
 * @throws with a line for each thing that stands against it.
 */
export const admit = (
  builds: Builds,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
): Promise<void> => admitBuilds(builds, content, trusted, () => true);

/** The same questions before an upload, of the new builds alone: what runs is hashed where it is signed. */
export const admitFresh = (
  builds: Builds,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
): Promise<void> => admitBuilds(builds, content, trusted, (isVouched) => !isVouched);

type Stated = Pick<BuildDescriptor, 'name' | 'contract'>;

/** The remotes whose contract range the shell's version is not in: no browser would run them. */
const contractProblems = (remotes: readonly Stated[], offered: string): string[] =>
  remotes
    .filter(({ contract }) => !/^\^\d+\.\d+\.\d+$/.test(contract) || !fitsCaret(contract, offered))
    .map(({ name, contract }) => `${name}: wants contract ${contract}, the shell has ${offered}`);
