import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Tables } from './tables';

const patienceMs = 10_000;

/** A connection pool for the database with the schema `registry`. */
export function connect(url: string, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'scoreline registry',
    connectionTimeoutMillis: patienceMs,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
