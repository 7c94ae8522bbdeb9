import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onDatabase, withClient } from './admin';
import { startEmbedded } from './embedded/start';
import { localServer } from './testing';

/** Global set-up of the server's tests: with no PostgreSQL to be found the embedded one runs for the time of the tests. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL || (await isReachable(localServer))) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-tests-'));
  const embedded = await startEmbedded({ dataDir });
  process.env.TEST_DATABASE_URL = onDatabase(embedded.url, 'postgres');
  return async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

const isReachable = (url: string) =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );
