import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 5_226_551;
const attempts = 10;

/**
 * Takes this database for one server alone, for as long as the returned release is not called and the process lives.
 * Waits up to two seconds for a killed predecessor's connection to go. Throws if another one runs.
 */
export async function lockForServer(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'scoreline lock' });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [lockKey],
    );
    if (rows[0]?.taken) return () => client.end();
    await sleep(200);
  }
  await client.end();
  throw new Error(
    `Another Scoreline server already runs on DATA_DIR ${dataDir}: stop it, or set another DATA_DIR or a DATABASE_URL.`,
  );
}
