import { CompiledQuery, type Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

export type Executor = Kysely<Database>;
/** Column names with their PostgreSQL types. */
export type Columns = Record<string, string>;
export type Row = Record<string, unknown>;

const plain = /^[\w.:+-]+$/;
const quote = (text: string): string =>
  plain.test(text) && text.toLowerCase() !== 'null'
    ? text
    : `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return quote(`{${value.map(literal).join(',')}}`);
  return quote(value instanceof Date ? value.toISOString() : String(value));
}

/** The id of the row that a statement returns. @throws if it returned none */
export async function idOf(db: Executor, text: string, parameters: unknown[]): Promise<number> {
  const [row] = await run<{ id: number }>(db, text, parameters);
  if (!row) throw new Error('a statement that returns a row returned none');
  return row.id;
}

/** Formats a PostgreSQL array as text. */
export const arrayLiteral = (values: unknown[]): string => `{${values.map(literal).join(',')}}`;

// unnest() flattens nested arrays, so an array is sent as text.
const elementType = (type: string): string => (type.endsWith('[]') ? 'text' : type);

/** Formats rows as a FROM item `v` with one parameter per column, so that any number of rows is one statement. */
export function valuesOf(columns: Columns, rows: readonly Row[]) {
  const names = Object.keys(columns);
  const types = Object.entries(columns);
  const arrays = types.map(([, type], i) => `$${i + 1}::${elementType(type)}[]`);
  const selected = types.map(([name, type]) =>
    type.endsWith('[]') ? `u."${name}"::${type} AS "${name}"` : `u."${name}"`,
  );
  const aliases = names.map((name) => `"${name}"`).join(', ');
  return {
    text: `(SELECT ${selected.join(', ')} FROM unnest(${arrays.join(', ')}) AS u(${aliases})) v`,
    parameters: names.map((name) => arrayLiteral(rows.map((row) => row[name]))),
    aliases,
  };
}

async function execute<T>(db: Executor, text: string, parameters: unknown[]): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, parameters));
  return rows;
}

/** Pending writes that are not awaited; the next statement on the connection awaits them. */
const underWay = new WeakMap<Executor, Promise<unknown>>();

/** Runs a statement after the pending writes, and fails if they failed. */
export async function run<T>(db: Executor, text: string, parameters: unknown[] = []): Promise<T[]> {
  await underWay.get(db);
  return execute<T>(db, text, parameters);
}

/** Clears pending writes that failed and were rolled back. */
export const forgetUnderWay = (db: Executor): boolean => underWay.delete(db);

/** Inserts all rows in one statement; `tail` is its ON CONFLICT and RETURNING. */
export async function insertRows<T = never>(
  db: Executor,
  table: string,
  columns: Columns,
  rows: readonly Row[],
  tail = '',
): Promise<T[]> {
  if (!rows.length) return [];
  const { text, parameters, aliases } = valuesOf(columns, rows);
  return run<T>(
    db,
    `INSERT INTO ${table} (${aliases}) SELECT ${aliases} FROM ${text} ${tail}`,
    parameters,
  );
}

/** Like `insertRows` without waiting: the database writes while the next rows are built. */
export function queueRows(
  db: Executor,
  table: string,
  columns: Columns,
  rows: readonly Row[],
  tail = '',
): void {
  if (!rows.length) return;
  const { text, parameters, aliases } = valuesOf(columns, rows);
  const statement = `INSERT INTO ${table} (${aliases}) SELECT ${aliases} FROM ${text} ${tail}`;
  queueStatement(db, statement, parameters);
}

/** Runs a statement after the pending writes, without waiting for it. */
export function queueStatement(db: Executor, statement: string, parameters: unknown[] = []): void {
  const before = underWay.get(db) ?? Promise.resolve();
  const write = before.then(() => execute(db, statement, parameters));
  // The next statement reports the error.
  write.catch(() => undefined);
  underWay.set(db, write);
}

/** Allocates ids before the rows exist, so that rows that refer to them can be built in the same pass. */
export async function allocateIds(db: Executor, table: string, count: number): Promise<number[]> {
  if (!count) return [];
  const rows = await run<{ id: number }>(
    db,
    `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id FROM generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}
