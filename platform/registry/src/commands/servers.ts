import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ask } from '@scoreline/remote-kit/client';
import type { ReleaseLogRow } from '@scoreline/shared-lib/contract';

import { dataDirOf, rootKeyOf } from '../config';
import { openMachine, publishAddress } from '../machine/open';
import { mirror } from '../mirror/mirror';
import { onStop } from '../onStop';
import { accessOf, numberOf, type Options } from './options';

type Say = (line: string) => void;

/** Mirrors once, or with `--every SECONDS` until stopped; keeps trying while the registry is away. */
async function run(options: Options, say: Say): Promise<void> {
  const { registry, brand: brands, env, channel, every } = options;
  const dataDir = dataDirOf(process.env);
  const folder = resolve(options.out ?? join(dataDir, 'registry'));
  const from = { folder, keys: join(dataDir, 'keys'), rootKey: rootKeyOf(process.env) };
  const access = accessOf(options);
  const log = access.token
    ? (after: number) => ask<ReleaseLogRow[]>(access, 'GET', `/registry/log?after=${after}`)
    : undefined;
  const tracks = brands?.map((brand) => ({ brand, env, channel }));
  const once = async () => {
    const fresh = await mirror({ ...from, registry, tracks, log, now: new Date() });
    for (const file of fresh) say(`${file} is new`);
  };
  if (every === undefined) return once();
  const everyMs = numberOf(every, 'every') * 1_000;
  onStop(() => Promise.resolve());
  for (;;) {
    await once().catch((error: Error) => say(error.message));
    await pause(everyMs);
  }
}

/** How often it checks for releases by another registry on the same database, in milliseconds. */
const lookMs = 60_000;

/** The registry of one machine: creates its keys once, serves, and makes the server beside it run each release. */
async function machine(_options: Options, say: Say): Promise<void> {
  const complain = (line: string) => void process.stderr.write(`registry: ${line}\n`);
  const { url, serve, stop } = await openMachine(process.env, complain);
  const withdraw = await publishAddress(dataDirOf(process.env), url);
  const lookOnce = () => serve().catch((error: Error) => complain(error.message));
  await lookOnce();
  const look = setInterval(() => void lookOnce(), lookMs);
  say(`The registry is at ${url}`);
  onStop(async () => {
    clearInterval(look);
    await withdraw();
    await stop();
  });
}

/** Commands for server operators. */
export const serverCommands = { mirror: run, machine };
