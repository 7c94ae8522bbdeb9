import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';

import { preparing, type TraceStatement } from './prepared';
import type { Database } from '../schema';

const { builtins } = pg.types;

/** A `date` stays text; all numbers of the schema fit a double. */
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
  /** Size of the pool; 10 by default. */
  max?: number;
  /** The database cancels a statement after this time, and a transaction that is idle for twice as long; without it, neither. */
  statementMs?: number;
  /** A pooler in front of the database assigns connections per transaction: session state is unreliable. */
  sharedByTransaction?: boolean;
  onError?: (error: Error) => void;
  onStatement?: () => void;
  /** Sends a statement, for example in a span of a trace. */
  traceStatement?: TraceStatement;
}

// All queries are short: JIT compilation would cost more than it saves. With the default page cost, meant for spinning disks, the
// planner prefers a full scan to a few hundred rows by key.
const planning = 'SET jit = off; SET random_page_cost = 1.1';

const limits = (statementMs: number) =>
  `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${2 * statementMs}`;

const sessionOf = ({ statementMs }: ConnectOptions) =>
  statementMs ? `${planning}; ${limits(statementMs)}` : planning;

/** Waiting longer for a connection does not help a visitor. */
const patienceMs = 10_000;

/** Kysely's locks belong to a session, which a pooler may share; `migrate` takes a transaction's lock. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = (): Promise<void> => Promise.resolve();
  override releaseMigrationLock = (): Promise<void> => Promise.resolve();
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** A pool on `url` with the schema's types. A broken connection, idle or in use, is reported and replaced. */
export function connect(url: string, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: 'scoreline',
    connectionTimeoutMillis: patienceMs,
  });
  // The client has reported it; without a listener, the pool's event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The pool listens only to idle clients: a broken one in use would end the process.
    client.on('error', (error) => options.onError?.(error));
    if (!options.sharedByTransaction)
      client.query(sessionOf(options)).catch((error: Error) => options.onError?.(error));
  });
  const prepares = !options.sharedByTransaction;
  return new Kysely<Database>({
    dialect: new Dialect({ pool: preparing(pool, { prepares, ...options }) }),
  });
}
