import { join } from 'node:path';

import { openBuildStore } from '@scoreline/remote-kit/build-store';

import { installed, root } from '../../tools/run/children.mjs';
import { openBrowser } from '../commands/contract/browser';
import { copyBuilds } from '../drills/build/copyBuilds';
import { openReleases } from '../drills/build/releases';
import { startServer } from '../drills/site/startServer';
import { readOptions } from '../commands/options';
import { selectBuilds } from '../commands/selectBuilds';

/**
 * A site with the working tree's shell and no remote, which accepts developers' builds, and a browser for it. Its server ends
 * with the children of this process.
 */
export async function openRunningSite(folder: string) {
  const options = readOptions(['build', '--brand', 'scoreline']);
  const shell = await selectBuilds({ ...options, names: ['shell'] });
  const store = openBuildStore(join(folder, 'registry'));
  await copyBuilds(openBuildStore(options.store), store, shell);
  const releases = await openReleases(folder, store);
  await releases.release(shell);
  const program = [installed('tsx/dist/cli.mjs'), join(root, 'server/src/main.ts')];
  const port = await startServer(folder, program, { DEV_REMOTES: 'localhost' });
  const browser = await openBrowser();
  return { address: `http://localhost:${port}`, browser, close: () => browser.close() };
}

export type RunningSite = Awaited<ReturnType<typeof openRunningSite>>;
