import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openMachine, publishAddress } from '@scoreline/registry/machine';
import { openBuildStore } from '@scoreline/remote-kit/build-store';
import { canariesOf, type Release, type ReleaseAct } from '@scoreline/shared-lib/contract';

import { installed, root, stopChildren } from '../../tools/run/children.mjs';
import { buildOf, putBuild } from './buildFixture';
import { commands } from './commands';
import { startServer } from '../drills/site/startServer';
import { readOptions } from './options';
import { dataFolder } from '../../tools/run/dataFolder.mjs';
import { freePort } from '../../tools/run/ports.mjs';

const ours = process.env;
const token = 'a-token-of-the-test-alone';
const current = buildOf('mf-scores', 1);
const tried = buildOf('mf-scores', 2);

let folder: string;
let address: string;
let operating: string;
let registry: Awaited<ReturnType<typeof openMachine>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;

const mfe = (command: string, ...args: string[]) =>
  commands[command]!.run(readOptions([command, ...args, '--brand', 'scoreline']));

async function openReceiver() {
  const notices: object[] = [];
  const listener = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      notices.push(JSON.parse(body) as object);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
  return { notices, url, close: () => void listener.close() };
}

let visitors = 0;

/** The telemetry of one visit. */
async function visit(build: string, fails: boolean): Promise<void> {
  visitors += 1;
  const from = `10.0.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}`;
  const of = { remote: 'mf-scores', build };
  const event = fails
    ? { kind: 'failure', ...of, phase: 'render', message: 'Error: x', visit: true, failed: true }
    : { kind: 'load', ...of, ms: 120, visit: true, network: true };
  const answer = await fetch(`${address}/telemetry`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': from },
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ events: [event] }),
  });
  expect(answer.status).toBe(204);
}

/** Sequential visits, of which the first and then every `failsEvery`-th fails. */
async function visits(build: string, count: number, failsEvery: number): Promise<void> {
  for (let at = 0; at < count; at++) await visit(build, at % failsEvery === 0);
}

async function released(): Promise<Release> {
  const answer = await fetch(
    new URL('/registry/releases/scoreline/prod/stable.json', registry.url),
  );
  return JSON.parse(((await answer.json()) as { release: string }).release) as Release;
}

interface Operations {
  releaseLog: ReleaseAct[];
  guard: { canary: { visits: number }; says: string }[];
}

async function operations(): Promise<Operations> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${operating}/ops.json`, { headers })).json() as Promise<Operations>;
}

/** Waits up to the test's limit, because the duration is not under test. */
async function eventually<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isThere(found)) return found;
    await sleep(1_000);
  }
}

beforeAll(async () => {
  folder = dataFolder('guard');
  receiver = await openReceiver();
  process.env = { ...ours, DATA_DIR: folder, DATABASE_URL: '', REGISTRY_URL: '' };
  const store = openBuildStore(join(folder, 'built'));
  await putBuild(store, 'shell', 1);
  for (const version of [1, 2]) await putBuild(store, 'mf-scores', version);
  registry = await openMachine(process.env, () => undefined);
  await publishAddress(folder, registry.url);
  await mfe('promote', `shell=${buildOf('shell', 1)}`, `scores=${current}`);
  await mfe('canary', '--percent', '10', `scores=${tried}`);
  const main = join(root, 'server/src/main.ts');
  const opsPort = await freePort();
  operating = `http://127.0.0.1:${opsPort}`;
  const port = await startServer(folder, [installed('tsx/dist/cli.mjs'), main], {
    ...{ TRUST_PROXY: '1', OPS_PORT: String(opsPort), OPS_TOKEN: token },
    ...{ GUARD_WEBHOOKS: receiver.url, GUARD_WEBHOOK_SECRET: 'a-secret-of-the-test-alone' },
  });
  address = `http://127.0.0.1:${port}`;
}, 240_000);
afterAll(async () => {
  await stopChildren();
  await registry.stop();
  receiver.close();
  process.env = ours;
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
});

it('a canary that fails is ended by itself, and the release, the log, /ops and its owner say so', async () => {
  await visits(tried, 20, 10);
  const isCounted = ({ guard: [view] }: Operations) => view?.canary.visits === 20;
  const [view] = (await eventually(operations, isCounted)).guard;
  expect(view?.says).toBe('waits for 200 visits');

  // Concurrent, because the builds are compared minute by minute.
  await Promise.all([visits(current, 800, 200), visits(tried, 190, 8)]);
  const release = await eventually(released, (found) => canariesOf(found).length === 0);
  expect(release.remotes['mf-scores']?.build).toBe(current);
  // The guard may run while the last visits of a minute are in progress.
  const reason = expect.stringMatching(
    /^2\d of 2\d\d visits failed, [1-4] of [\d,]+ of the current build$/,
  );
  // A server receives the log after the release.
  const isLogged = ({ guard, releaseLog: [act] }: Operations) =>
    guard.length === 0 && act?.team === 'guard';
  const { releaseLog } = await eventually(operations, isLogged);
  expect(releaseLog[0]).toMatchObject({
    ...{ kind: 'canary', team: 'guard', remote: 'mf-scores', percent: 0, old: tried, reason },
  });
  await eventually(async () => receiver.notices.length, Boolean);
  expect(receiver.notices).toMatchObject([
    { kind: 'canary-worse', outcome: 'ended', remote: 'mf-scores', team: 'platform', reason },
  ]);
}, 600_000);
