import { join, resolve } from 'node:path';

import { root } from '../../webpack.base.js';
import { build, buildableNames, type Built } from './build';
import { readCandidate, saveCandidate } from './candidate';
import type { Selection } from './compose';
import { createKey, publicKeys, signingKey } from './keys';
import { buildOneBundle } from './oneBundle';
import type { Options } from './options';
import { promote, rollback } from './promote';
import { openRegistry, trackName } from './registry';
import { statusTable } from './status';

interface Command {
  help: string;
  run(options: Options): Promise<void>;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

const isCandidate = (id: string) => /^[0-9a-f]{12}$/.test(id);

const directoryOf = (name: string) => (name.includes('/') ? resolve(name) : join(root, name));

async function buildAll({ names, registry }: Options): Promise<Built[]> {
  const wanted = names.length > 0 ? names : await buildableNames();
  const built: Built[] = [];
  for (const name of wanted) {
    const result = await build(openRegistry(resolve(registry)), directoryOf(name));
    say(
      `${result.name} ${result.build} ${result.took ? `${Math.round(result.took)} ms` : 'unchanged'}`,
    );
    built.push(result);
  }
  return built;
}

/** `mf-scores=1f2e…` names a build; a bare name, or none at all, builds what is in the working tree. */
async function select(options: Options): Promise<Selection> {
  const pinned = options.names.filter((name) => name.includes('='));
  const bare = options.names.filter((name) => !name.includes('='));
  const built =
    pinned.length > 0 && bare.length === 0 ? [] : await buildAll({ ...options, names: bare });
  return Object.fromEntries([
    ...pinned.map((pair) => pair.split('=') as [string, string]),
    ...built.map(({ name, build: id }) => [name, id] as [string, string]),
  ]);
}

async function promoteSelection(options: Options, selection: Selection): Promise<void> {
  const key = await signingKey(resolve(options.keys));
  for (const track of options.tracks) {
    const { seq } = await promote(openRegistry(resolve(options.registry)), track, key, selection);
    say(`${trackName(track)} is at release ${seq}`);
  }
}

export const commands: Record<string, Command> = {
  build: {
    help: 'build [NAME…]              build the shell and the remotes, or those named',
    run: async (options) => void (await buildAll(options)),
  },
  release: {
    help: 'release [NAME|NAME=BUILD…]  build and keep as a candidate; prints its id',
    run: async (options) => {
      const registry = openRegistry(resolve(options.registry));
      say(`candidate ${await saveCandidate(registry, await select(options))}`);
    },
  },
  promote: {
    help: 'promote [CANDIDATE|NAME…]  sign and switch to it; with none, to the working tree',
    run: async (options) => {
      const [id = ''] = options.names;
      const registry = openRegistry(resolve(options.registry));
      const selection = isCandidate(id) ? await readCandidate(registry, id) : await select(options);
      await promoteSelection(options, selection);
    },
  },
  'one-bundle': {
    help: 'one-bundle [NAME…]         switch to the same code without federation, for the benchmarks',
    run: async (options) => {
      const registry = openRegistry(resolve(options.registry));
      const all = options.names.length > 0 ? options.names : await buildableNames();
      const names = all.filter((name) => name !== 'shell');
      await promoteSelection(options, await buildOneBundle(registry, names));
    },
  },
  rollback: {
    help: 'rollback [--to SEQ]        release the content before the current one again',
    run: async (options) => {
      const key = await signingKey(resolve(options.keys));
      for (const track of options.tracks) {
        const registry = openRegistry(resolve(options.registry));
        const { seq } = await rollback(registry, track, key, options.toSeq);
        say(`${trackName(track)} is at release ${seq}`);
      }
    },
  },
  status: {
    help: 'status [--json]            what each brand runs',
    run: async (options) =>
      say(await statusTable(openRegistry(resolve(options.registry)), options)),
  },
  keys: {
    help: 'keys [--new]               the keys releases are signed with; --new makes the next one',
    run: async (options) => {
      const folder = resolve(options.keys);
      if (options.newKey) await createKey(folder);
      const { keyId } = await signingKey(folder);
      for (const [id, key] of Object.entries(await publicKeys(folder))) {
        say(`${id} ${key}${id === keyId ? ' signs' : ''}`);
      }
    },
  },
  help: {
    help: 'help                       this list',
    run: async () => {
      say(
        'npm run mfe -- COMMAND [--brand B]… [--env E] [--channel C] [--registry DIR] [--keys DIR]',
      );
      for (const { help } of Object.values(commands)) say(`  ${help}`);
    },
  },
};
