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

/** Recomputes the id, because a descriptor that was altered together with its files still states the old one. */
async function verifyId(builds: Builds, { name, build }: ListedBuild): Promise<void> {
  const descriptor = await needDescriptor(builds, name, build);
  if (descriptor.name !== name || descriptor.build !== build || buildIdOf(descriptor) !== build) {
    const reason = `${name} ${build}: its descriptor.json is not what was built`;
    throw new Refusal('bytes', reason, 'descriptor.json');
  }
}

/** Budgets of the builds that are new in this release; running builds are not measured again. */
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
  // Keeps a problem that names a new build, including a library bundled by a new and a running build.
  const isOfNew = (problem: string) => problem.split(/[\s:,]+/).some((word) => names.has(word));
  return judge(measured.filter((one) => one !== null)).filter(isOfNew);
}

type Judged = [rule: string, file: string, problems: readonly string[]];

/** @throws Refusal with all problems, under the first broken rule. */
function refuseProblems(judged: readonly Judged[]): void {
  const first = judged.find(([, , problems]) => problems.length > 0);
  const all = judged.flatMap(([, , problems]) => problems);
  if (first) throw new Refusal(first[0], all.join('\n     '), first[1]);
}

/**
 * Verifies the rules for every build, the shell's too: its id and its files.
 * @throws Refusal for the first mismatch.
 */
export async function admitFiles(builds: Builds, descriptor: BuildDescriptor): Promise<void> {
  await verifyId(builds, descriptor);
  await verifyFiles(builds, descriptor);
}

/**
 * Verifies a remote's build before any release names it, by every rule that involves no other build.
 * @throws Refusal with a line for each problem, under the first broken rule.
 */
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
  // Only after the size rules, so that oversized scripts are not parsed.
  refuseProblems([['scripts', remote.entry, await scriptProblems(builds, remote)]]);
}

/**
 * Checks the builds of a release on their own and against one another; builds of a trusted release are not checked on their own
 * again.
 */
async function judgeContent(
  builds: Builds,
  content: ReleaseContent,
  vouched: ReadonlySet<string>,
): Promise<void> {
  const remotes = Object.values(content.remotes);
  const fresh = remotes.filter((remote) => !vouched.has(keyOf(remote)));
  const inOrder = [...remotes.filter((remote) => !fresh.includes(remote)), ...fresh];
  const declared = await Promise.all(fresh.map((remote) => firstDataProblems(builds, remote)));
  // Running builds come first, so that they keep their claims.
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

/** The builds that all devices run. Canaries are checked as a separate content and vouch for nothing. */
const runByAll = ({ shell, remotes }: ReleaseContent) => buildsIn({ shell, remotes });

const vouchedBy = (trusted: ReleaseContent | Release | null): ReadonlySet<string> =>
  new Set(trusted ? runByAll(trusted).map(keyOf) : []);

/**
 * Hashes the builds' files and recomputes the ids of builds that the trusted release does not vouch for, then checks the whole.
 */
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
 * The only way to a signature. Hashes every file and recomputes the id of each build that no trusted release vouches for;
 * checks paths, namespaces, contract, globals and, for new builds, first data, scripts and budget.
 * @throws Refusal with a line for each problem.
 */
export const admit = (
  builds: Builds,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
): Promise<void> => admitBuilds(builds, content, trusted, () => true);

/**
 * The same checks before an upload, but hashes only the new builds: running builds are hashed when the release is signed.
 * @throws Refusal with a line for each problem.
 */
export const admitFresh = (
  builds: Builds,
  content: ReleaseContent,
  trusted: ReleaseContent | Release | null,
): Promise<void> => admitBuilds(builds, content, trusted, (isVouched) => !isVouched);

type Stated = Pick<BuildDescriptor, 'name' | 'contract'>;

/** Remotes whose contract range excludes the shell's version: no browser would run them. */
const contractProblems = (remotes: readonly Stated[], offered: string): string[] =>
  remotes
    .filter(({ contract }) => !/^\^\d+\.\d+\.\d+$/.test(contract) || !fitsCaret(contract, offered))
    .map(({ name, contract }) => `${name}: wants contract ${contract}, the shell has ${offered}`);
