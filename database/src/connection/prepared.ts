import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { noteStatement } from './writes';

/** Uses before a statement is prepared, and the most prepared statements, as each connection stores their plans in memory. */
const often = 5;
const most = 150;
/** Number of texts that are counted; a list of varying length makes a new text each time. */
const counted = 2_000;

const reads = /^\s*(select|with)\b/i;
/** After a migration, a prepared statement must not return more columns than before. */
const allColumns = /(select|,)\s*("?\w+"?\.)?\*/i;

/** Returns the name under which a statement is prepared; null while it is too rare. */
export function statementNames(): (text: string) => string | null {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name) return name;
    if (names.size >= most || !reads.test(text) || allColumns.test(text)) return null;
    if (uses.size >= counted) uses.clear();
    const times = (uses.get(text) ?? 0) + 1;
    uses.set(text, times);
    if (times < often) return null;
    uses.delete(text);
    names.set(text, `q${names.size + 1}`);
    return valueIn(names, text);
  };
}

export interface PreparingOptions {
  /** Whether later statements can use earlier prepared ones. */
  prepares?: boolean;
  onStatement?: () => void;
  /** Sends a statement, for example in a span of a trace. */
  traceStatement?: TraceStatement;
}

export type TraceStatement = <Result>(text: string, send: () => Promise<Result>) => Promise<Result>;

/**
 * A pool that prepares frequent statements: planning a read by key takes the database longer than the read. Calls `onStatement`
 * for each statement.
 */
export function preparing(
  pool: pg.Pool,
  { prepares = true, onStatement, traceStatement = (_text, send) => send() }: PreparingOptions = {},
): PostgresPool {
  const nameOf = prepares ? statementNames() : () => null;
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const prepared = (client: pg.PoolClient): PostgresPoolClient => {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: unknown, values?: readonly unknown[]): unknown {
      if (typeof text !== 'string') throw new Error('Cursors are not used here.');
      onStatement?.();
      noteStatement(text);
      const name = nameOf(text);
      const query = { ...(name && { name }), text, values: [...(values ?? [])] };
      return traceStatement(text, () => client.query(query));
    }
    return { query, release: () => client.release() };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const own = known.get(client) ?? prepared(client);
      known.set(client, own);
      return own;
    },
    end: () => pool.end(),
  };
}
