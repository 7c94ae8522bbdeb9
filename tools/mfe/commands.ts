import { resolve } from 'node:path';

import { type Release, trackName } from '@scoreline/shared-lib/contract';

import { root } from '../run/children.mjs';
import { canary } from './canary';
import { readCandidate, saveCandidate } from './candidate';
import type { Selection } from './compose';
import { drillCommands } from './drillCommands';
import { historyTable } from './history';
import { createKey, findSigningKey, publicKeys, type SigningKey, signingKey } from './keys';
import { fullName, type Options } from './options';
import { promote } from './promote';
import { prune } from './prune';
import { currentCanary, selectionOf } from './publish';
import { allChannels, renew } from './renew';
import { openRegistry, type Registry, type Track } from './registry';
import { rollback } from './rollback';
import { statusTable } from './status';
import { teamCommands } from './teamCommands';
import { trustedCanary } from './trusted';
import { withdraw } from './withdraw';

interface Command {
  help: string;
  run(options: Options): Promise<void>;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

const isCandidate = (id: string) => /^[0-9a-f]{12}$/.test(id);

/** What compiles is read in when something is compiled: a rollback must not wait for webpack. */
const building = () => import('./selectBuilds');

async function select(options: Options): Promise<Selection> {
  const [id = ''] = options.names;
  if (isCandidate(id)) return readCandidate(openRegistry(resolve(options.registry)), id);
  const { selectBuilds } = await building();
  return selectBuilds(options);
}

type Publish = (registry: Registry, track: Track, key: SigningKey) => Promise<Release>;

/** Does it for each brand in turn, and says the number each is at. */
async function onEachTrack(options: Options, publish: Publish): Promise<void> {
  const key = await signingKey(resolve(options.keys));
  const registry = openRegistry(resolve(options.registry));
  for (const track of options.tracks) {
    const { seq, canary: share } = await publish(registry, track, key);
    const scope = share ? `, for ${share.percent} % of the devices` : '';
    say(`${trackName(track)} is at release ${seq}${scope}`);
  }
}

async function canarySelection(registry: Registry, track: Track, keyFolder: string) {
  const running = await trustedCanary(registry, track, keyFolder);
  if (!running) throw new Error(`${trackName(track)} has no canary`);
  return selectionOf(running);
}

/** Whether a canary has to be made of builds; one that runs everywhere already only gets another share. */
async function lacksCanary({ names, tracks, registry }: Options): Promise<boolean> {
  const opened = openRegistry(resolve(registry));
  const running = await Promise.all(tracks.map((track) => currentCanary(opened, track)));
  return names.length > 0 || running.includes(null);
}

export const commands: Record<string, Command> = {
  build: {
    help: 'build [NAME…]              build the shell and the remotes, or those named',
    run: async (options) => void (await (await building()).buildAll(options)),
  },
  release: {
    help: 'release [NAME|NAME=BUILD…]  build and keep as a candidate; prints its id',
    run: async (options) => {
      const registry = openRegistry(resolve(options.registry));
      say(`candidate ${await saveCandidate(registry, await select(options))}`);
    },
  },
  promote: {
    help: 'promote [CANDIDATE|NAME…]  sign and switch to it; with none, to the working tree; --canary: to the canary; --replace: to nothing else',
    run: async (options) => {
      if (options.canary) {
        return onEachTrack(options, async (registry, track, key) =>
          promote(registry, track, key, await canarySelection(registry, track, key.folder)),
        );
      }
      // Asked for before anything is built: without it nothing can change.
      await signingKey(resolve(options.keys));
      const selection = await select(options);
      await onEachTrack(options, (registry, track, key) =>
        promote(registry, track, key, selection, options.replace),
      );
    },
  },
  canary: {
    help: 'canary --percent P [CANDIDATE|NAME…]  give it to a share of the devices; --percent 0 ends it',
    run: async (options) => {
      const { percent } = options;
      if (percent === undefined) throw new Error('a canary needs --percent, from 0 to 100');
      const isNew = await lacksCanary(options);
      const selection = percent > 0 && isNew ? await select(options) : undefined;
      await onEachTrack(options, (registry, track, key) =>
        canary(registry, track, key, percent, selection),
      );
    },
  },
  ...teamCommands(say),
  ...drillCommands,
  'one-bundle': {
    help: 'one-bundle [NAME…]         switch to the same code without federation, for the benchmarks',
    run: async (options) => {
      const [{ buildableNames }, { buildOneBundle }] = await Promise.all([
        import('./build'),
        import('./oneBundle'),
      ]);
      const all = options.names.length > 0 ? options.names : await buildableNames();
      const names = all.filter((name) => name !== 'shell');
      const selection = await buildOneBundle(openRegistry(resolve(options.registry)), names);
      await onEachTrack(options, (registry, track, key) =>
        promote(registry, track, key, selection),
      );
    },
  },
  copy: {
    help: 'copy                       a copy of the working tree, what is installed linked into it, for the benchmarks',
    run: async () => say(await (await import('./create/projectCopy')).copyProject(root)),
  },
  rollback: {
    help: 'rollback [--to SEQ]        release the content before the current one again',
    run: (options) =>
      onEachTrack(options, (registry, track, key) => rollback(registry, track, key, options.toSeq)),
  },
  withdraw: {
    help: 'withdraw NAME…             release without these remotes; their pages are gone, their builds stay',
    run: async (options) => {
      if (options.names.length === 0) throw new Error('withdraw needs the names of remotes');
      await onEachTrack(options, (registry, track, key) =>
        withdraw(registry, track, key, options.names.map(fullName)),
      );
    },
  },
  renew: {
    help: 'renew                      sign what runs again on every channel, where half of the time it counts for is over',
    run: async (options) => {
      const key = await signingKey(resolve(options.keys));
      const registry = openRegistry(resolve(options.registry));
      const tracks = options.channel ? options.tracks : await allChannels(registry, options.tracks);
      for (const track of tracks) {
        const renewed = await renew(registry, track, key, Date.now());
        if (renewed) say(`${trackName(track)} is at release ${renewed.seq}`);
      }
    },
  },
  history: {
    help: 'history                    the releases of each brand, what each changed, and the numbers to go back to',
    run: async (options) =>
      say(await historyTable(openRegistry(resolve(options.registry)), options)),
  },
  prune: {
    help: 'prune [--keep 20]          remove builds that only older releases name, and of which none is a week old',
    run: async ({ registry, keep }) => {
      const removed = await prune(openRegistry(resolve(registry)), keep);
      for (const build of removed) say(`removed ${build}`);
      say(`${removed.length} builds removed`);
    },
  },
  status: {
    help: 'status [--json] [--server URL]  what each brand runs, and how its visitors fare',
    run: async (options) =>
      say(await statusTable(openRegistry(resolve(options.registry)), options)),
  },
  keys: {
    help: 'keys [--new]               the keys releases are signed with; --new makes the next one',
    run: async (options) => {
      const folder = resolve(options.keys);
      if (options.newKey) await createKey(folder);
      const signing = await findSigningKey(folder);
      for (const [id, key] of Object.entries(await publicKeys(folder))) {
        say(`${id} ${key}${id === signing?.keyId ? ' signs' : ''}`);
      }
      if (!signing) say(`no private key in ${folder}: releases are signed elsewhere`);
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
