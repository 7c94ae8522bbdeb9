import { CompiledQuery, type Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';

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

/** The id of the row that a statement returns. @throws where it returned none. */
export async function idOf(db: Executor, text: string, parameters: unknown[]): Promise<number> {
  const [row] = await run<{ id: number }>(db, text, parameters);
  if (!row) throw new Error('a statement that returns a row returned none');
  return row.id;
}

/** The text of a PostgreSQL array. */
export const arrayLiteral = (values: unknown[]): string => `{${values.map(literal).join(',')}}`;

// unnest() flattens an array of arrays, so an array travels as its text.
const elementType = (type: string): string => (type.endsWith('[]') ? 'text' : type);

/** Rows as a FROM item `v`, a parameter a column, so that any number of rows is one statement. */
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

/** Writes under way whose outcome nobody waits for; the next statement on the connection does. */
const underWay = new WeakMap<Executor, Promise<unknown>>();

/** Runs a statement after those under way, and fails as they did. */
export async function run<T>(db: Executor, text: string, parameters: unknown[] = []): Promise<T[]> {
  await underWay.get(db);
  return execute<T>(db, text, parameters);
}

/** What is under way has failed and is rolled back. */
export const forgetUnderWay = (db: Executor): boolean => underWay.delete(db);

/** Inserts all rows by one statement; `tail` is its ON CONFLICT and RETURNING. */
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

/** The same without waiting: the database writes while the next rows are made. */
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

/** Runs a statement after those under way, without waiting for it. */
export function queueStatement(db: Executor, statement: string, parameters: unknown[] = []): void {
  const before = underWay.get(db) ?? Promise.resolve();
  const write = before.then(() => execute(db, statement, parameters));
  // Whoever runs the next statement is told.
  write.catch(() => undefined);
  underWay.set(db, write);
}

/** Ids ahead of their rows, so that what refers to them can be made in the same pass. */
export async function allocateIds(db: Executor, table: string, count: number): Promise<number[]> {
  if (!count) return [];
  const rows = await run<{ id: number }>(
    db,
    `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id FROM generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}
