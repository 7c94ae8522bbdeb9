import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';

import { preparing } from './prepared';
import type { Database } from '../schema';

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
  /** The database ends a statement that takes longer, and a transaction in which nothing is asked for twice as long; without it neither. */
  statementMs?: number;
  /** A pooler before the database hands connections out by the transaction: nothing of a session may be relied on. */
  sharedByTransaction?: boolean;
  onError?: (error: Error) => void;
  onStatement?: () => void;
}

// Every query of ours is short: compiling one would take longer than all it saves. And no disk turns any more: with the
// cost of one that does, a few hundred rows by their keys are thought dearer than reading a whole table.
const planning = 'SET jit = off; SET random_page_cost = 1.1';

const limits = (statementMs: number) =>
  `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${2 * statementMs}`;

const sessionOf = ({ statementMs }: ConnectOptions) =>
  statementMs ? `${planning}; ${limits(statementMs)}` : planning;

/** Waiting longer for a connection helps no visitor. */
const patienceMs = 10_000;

/** Kysely's locks are a session's, which a pooler may hand to others; `migrate` holds a transaction's. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = (): Promise<void> => Promise.resolve();
  override releaseMigrationLock = (): Promise<void> => Promise.resolve();
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

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
    if (!options.sharedByTransaction)
      client.query(sessionOf(options)).catch((error: Error) => options.onError?.(error));
  });
  const prepares = !options.sharedByTransaction;
  return new Kysely<Database>({
    dialect: new Dialect({ pool: preparing(pool, { prepares, ...options }) }),
  });
}
