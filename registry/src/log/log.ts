import { createHash } from 'node:crypto';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { type Kysely, sql, type Transaction } from 'kysely';

import type { Tables } from '../store/tables';

/** Before the first entry. */
export const origin = '0'.repeat(64);
/** Of the advisory lock: entries are numbered without a gap, one transaction at a time. */
const lockKey = 5_226_552;

const hashOf = ({ id, entry, previous }: Omit<ReleaseLogRow, 'hash'>): string =>
  createHash('sha256').update(`${id}\n${previous}\n${entry}`).digest('hex');

/** Takes the log for the rest of the transaction; what it returns adds an entry to the end of the chain. */
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

/** Rows after that number, oldest first. */
export const logRows = (db: Kysely<Tables>, after = 0, limit = 1_000): Promise<ReleaseLogRow[]> =>
  db
    .selectFrom('registry.log')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What is wrong with rows that have to follow entry `after`, whose hash is `previous`; null where nothing is. */
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

/**
 * What is wrong with a log from its first row on, or null. `head` is a hash noted earlier, which has to be in it: whoever
 * rewrites every row cannot keep that.
 */
export function logProblem(rows: readonly ReleaseLogRow[], head?: string): string | null {
  const problem = chainProblem(rows, 0, origin);
  if (problem) return problem;
  const isKnown = !head || rows.some(({ hash }) => hash === head);
  return isKnown ? null : `no entry has the hash ${head}: the log was cut or rewritten`;
}
