import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 5_226_551;
const attempts = 10;
const pauseMs = 200;

/**
 * Locks this database for one server until the returned release is called or the process ends; a lock lost with a dead database
 * is taken again. Waits up to two seconds for the connection of a killed predecessor to close.
 * @throws if another server is running
 */
export async function lockForServer(url: string, dataDir: string): Promise<() => Promise<void>> {
  let released = false;
  let client: pg.Client | null = null;

  async function hold(): Promise<boolean> {
    client = await takeLock(url);
    client?.once('end', () => void holdAgain());
    return client !== null;
  }

  async function holdAgain(): Promise<void> {
    while (!released && !(await hold().catch(() => false)))
      await sleep(pauseMs, undefined, { ref: false });
  }

  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await hold())
      return async () => {
        released = true;
        await client?.end();
      };
    await sleep(pauseMs);
  }
  throw new Error(
    `Another Scoreline server already runs on DATA_DIR ${dataDir}: stop it, or set another DATA_DIR or a DATABASE_URL.`,
  );
}

/** A connection that holds the lock; null if another one does. */
async function takeLock(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'scoreline lock' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [lockKey],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  return null;
}
