import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { preparing } from './prepared';
import type { Database } from './schema';

const { builtins } = pg.types;

/** A `date` stays the text it is; numbers of the schema all fit a double. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

export interface ConnectOptions {
  /** Connections of the pool; 10 without it. */
  max?: number;
  onError?: (error: Error) => void;
  onStatement?: () => void;
}

// Every query of ours is short: compiling one would take longer than all it saves. And no disk turns any more: with the
// cost of one that does, a few hundred rows by their keys are thought dearer than reading a whole table.
const session = 'SET jit = off; SET random_page_cost = 1.1';

/** Waiting longer for a connection helps no visitor. */
const patienceMs = 10_000;

/** A pool on `url` with the schema's types. A connection that breaks, idle or in use, is reported and replaced. */
export function connect(url: string, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: 'scoreline',
    connectionTimeoutMillis: patienceMs,
  });
  // The client has reported it; unheard, the pool's own event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The pool listens to idle clients alone: one that breaks in use would end the process.
    client.on('error', (error) => options.onError?.(error));
    client.query(session).catch((error: Error) => options.onError?.(error));
  });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool, options.onStatement) }),
  });
}
