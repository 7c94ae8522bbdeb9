import { rm } from 'node:fs/promises';

import { onDatabase, withClient } from './connection/admin';
import { startEmbedded } from './embedded/start';
import { localServer } from './testing';
import { testingFolder } from './testingFolder';

/** Runs the embedded PostgreSQL if none is found, until the returned function is called. */
export async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL || (await isReachable(localServer))) return async () => {};
  const dataDir = await testingFolder('scoreline-tests');
  const embedded = await startEmbedded({ dataDir });
  process.env.TEST_DATABASE_URL = onDatabase(embedded.url, 'postgres');
  return async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}

const isReachable = (url: string) =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );
