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

/** Once, or with `--every SECONDS` until it is stopped; while the registry is away it goes on trying. */
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

/** How often it looks for what another registry on the same database has released. */
const lookMs = 60_000;

/** The registry of one machine: makes its keys once, serves, and has the server beside it run what is released. */
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

/** Commands of whoever runs servers. */
export const serverCommands = { mirror: run, machine };
