import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

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
}

/** A pool on `url` with the schema's types. An idle connection that breaks is reported, and replaced by the pool. */
export function connect(url: string, options: ConnectOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: 'scoreline',
  });
  pool.on('error', (error) => options.onError?.(error));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
