import { createHash } from 'node:crypto';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from '../store/tables';

/** The hash before the first entry. */
export const origin = '0'.repeat(64);
/** Key of the advisory lock: entries are numbered without gaps, one transaction at a time. */
const lockKey = 5_226_552;

const hashOf = ({ id, entry, previous }: Omit<ReleaseLogRow, 'hash'>): string =>
  createHash('sha256').update(`${id}\n${previous}\n${entry}`).digest('hex');

/** Locks the log for the rest of the transaction; the returned function appends an entry to the chain. */
export async function appendLog(trx: Transaction<Tables>) {
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(trx);
  return async (entry: ReleaseAct): Promise<void> => {
    const last = await trx
      .selectFrom('registry.log')
      .select(['id', 'hash'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row = {
      id: (last?.id ?? 0) + 1,
      entry: JSON.stringify(entry),
      previous: last?.hash ?? origin,
    };
    await trx
      .insertInto('registry.log')
      .values({ ...row, hash: hashOf(row) })
      .execute();
  };
}

/** Rows after that id, oldest first. */
export const logRows = (db: Kysely<Tables>, after = 0, limit = 1_000): Promise<ReleaseLogRow[]> =>
  db
    .selectFrom('registry.log')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Why these rows cannot follow entry `after` with the hash `previous`; null if they can. */
export function chainProblem(
  rows: readonly ReleaseLogRow[],
  after: number,
  previous: string,
): string | null {
  let before = previous;
  for (const [index, row] of rows.entries()) {
    if (row.id !== after + index + 1) return `entry ${after + index + 1} is missing`;
    if (row.previous !== before) return `entry ${row.id} does not follow the one before it`;
    if (hashOf(row) !== row.hash) return `entry ${row.id} was altered`;
    before = row.hash;
  }
  return null;
}

/** The problem of a whole log, or null. `head` is a hash recorded earlier that must be in it: rewriting every row changes it. */
export function logProblem(rows: readonly ReleaseLogRow[], head?: string): string | null {
  const problem = chainProblem(rows, 0, origin);
  if (problem) return problem;
  const isKnown = !head || rows.some(({ hash }) => hash === head);
  return isKnown ? null : `no entry has the hash ${head}: the log was cut or rewritten`;
}
