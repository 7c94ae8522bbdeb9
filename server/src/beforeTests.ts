import { rm } from 'node:fs/promises';

import { startTestServer } from '@scoreline/database/testServer';
import { findTestNats } from './wire/live/nats/testingNats';
import { findTestRedis } from './wire/live/testingRedis';
import { testingFolder } from '@scoreline/database/testingFolder';

let stopServer: (() => Promise<void>) | undefined;
let folder: string | undefined;

/** Runs before all tests: starts their PostgreSQL, probes Redis and NATS, and creates a temporary folder. */
export default async function beforeTests(): Promise<void> {
  await findTestRedis();
  await findTestNats();
  // Deleted after the tests, with everything they leave in it.
  process.env.TMPDIR = folder = await testingFolder('scoreline-tests');
  stopServer = await startTestServer();
}

export async function stopTestServer(): Promise<void> {
  await stopServer?.();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
