import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestServer } from './store/db/testServer';
import { findTestNats } from './wire/live/nats/testingNats';
import { findTestRedis } from './wire/live/testingRedis';

let stopServer: (() => Promise<void>) | undefined;
let folder: string | undefined;

/** Of all that tests leave in the temporary folder nothing stays; PostgreSQL's own user can reach it. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-tests-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Before any test: a PostgreSQL for all of them, whether there is a Redis, and a temporary folder. */
export default async function beforeTests(): Promise<void> {
  await findTestRedis();
  await findTestNats();
  process.env.TMPDIR = folder = await openFolder();
  stopServer = await startTestServer();
}

export async function stopTestServer(): Promise<void> {
  await stopServer?.();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
