import type { Selection } from '@scoreline/remote-kit/admission';
import { type BuildStore, openBuildStore } from '@scoreline/remote-kit/build-store';

import type { Options } from '../options';
import { bootProblems } from './bootProblems';
import { openBrowser } from './browser';
import { type Pair, statedProblems } from './statedProblems';
import { typeProblems } from './typeProblems';

type Say = (line: string) => void;

/** All incompatibilities between a build of a remote and one of the host. */
async function problemsOf(
  store: BuildStore,
  pair: Pair,
  browser: Awaited<ReturnType<typeof openBrowser>>,
): Promise<string[]> {
  return [
    ...(await statedProblems(store, pair)),
    ...typeProblems(store, pair),
    ...(await bootProblems(browser, store, pair)),
  ];
}

/**
 * Checks each remote of the selection against its host.
 * @throws with one line per incompatibility
 */
export async function runContract(
  options: Options,
  { shell: host, ...remotes }: Selection,
  say: Say,
): Promise<void> {
  if (!host)
    throw new Error('no shell to check against: build it, or name a build with --host BUILD');
  const store = openBuildStore(options.store);
  const broken: string[] = [];
  const browser = await openBrowser();
  try {
    for (const [name, build] of Object.entries(remotes)) {
      const startedAt = performance.now();
      const problems = await problemsOf(store, { remote: { name, build }, host }, browser);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(`${problems.length > 0 ? '✕' : '✓'} ${name} ${build} with shell ${host} ${seconds} s`);
      broken.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  } finally {
    await browser.close();
  }
  if (broken.length > 0) throw new Error(broken.join('\n     '));
}
