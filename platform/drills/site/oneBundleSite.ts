import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Selection } from '@scoreline/remote-kit/admission';
import { openBuildStore } from '@scoreline/remote-kit/build-store';

import { buildServer } from '../../../tools/run/builds.mjs';
import { root, stopChildren } from '../../../tools/run/children.mjs';
import { createDisplay } from '../../../tools/run/display.mjs';
import { buildOneBundle } from '../../commands/oneBundle';
import { fullName, type Options } from '../../commands/options';
import { selectBuilds } from '../../commands/selectBuilds';
import { copyBuilds } from '../build/copyBuilds';
import { openReleases } from '../build/releases';
import { startServer } from './startServer';
import { dataFolder } from '../../../tools/run/dataFolder.mjs';

/**
 * A site with the demo's matches, whose pages are federated or one bundle of the same code. An input line `federated` or `single`
 * switches the pages, and the word is printed once that is done. The first line of output is the address.
 */
export async function runOneBundle(options: Options, say: (line: string) => void): Promise<void> {
  const display = createDisplay(process.stderr);
  const failure = await buildServer(display);
  display.close();
  if (failure) throw new Error(failure);
  const own = openBuildStore(options.store);
  const federated = await selectBuilds({ ...options, names: options.names.map(fullName) });
  const names = Object.keys(federated).filter((name) => name !== 'shell');
  const sides: Record<string, Selection> = {
    federated,
    single: await buildOneBundle(own, names),
  };
  const folder = dataFolder('scoreline-one-bundle');
  try {
    const store = openBuildStore(join(folder, 'registry'));
    for (const side of Object.values(sides)) await copyBuilds(own, store, side);
    const { release } = await openReleases(folder, store);
    await release(federated);
    const port = await startServer(folder, [join(root, 'server/dist/main.js')], { FEED: 'demo' });
    say(`http://127.0.0.1:${port}/`);
    for await (const word of createInterface(process.stdin)) {
      const side = sides[word];
      if (!side) throw new Error(`"${word}" is neither federated nor single`);
      await release(side);
      say(word);
    }
  } finally {
    await stopChildren();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
  }
}
