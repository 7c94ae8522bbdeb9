import { mkdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { whileAlone } from '@scoreline/database/whileAlone';
import { archivableMonths, chunksOf, figuresOf, hasQuotes, removeChunk } from './archivable';
import {
  type ArchivedQuote,
  type PartRecord,
  quotesOf,
  readParts,
  removeDrafts,
  verifyPart,
  writePart,
} from './archiveFiles';
import type { Month } from './month';
import { dropEmptyMonths } from './partitions';

export interface ArchiveOrder {
  db: Kysely<Database>;
  /** The folder of the files. */
  folder: string;
  /** The first month that stays. */
  before: Month;
  /** Receives each month's share, 0 to 1. */
  progress?: (month: Month, share: number) => void;
}

export interface Archived {
  months: { month: Month; rows: number }[];
  /** Months whose empty partition was dropped. */
  dropped: Month[];
}

/** Number of attempts, if prices of a month still arrive during the write. */
const most = 3;

/** Removes every archived row of a month that is unchanged; writes and removes the remaining ones. */
async function archiveMonth({ db, folder, progress }: ArchiveOrder, month: Month): Promise<number> {
  const { movements, repeats } = await figuresOf(db, month);
  const all = Math.max(1, 2 * (movements + repeats));
  let done = 0;
  const report = (rows: number) => progress?.(month, Math.min(1, (done += rows) / all));
  for (let round = 0; round <= most; round++) {
    const parts = await readParts(folder, month);
    for (const { chunks } of parts)
      for (const chunk of chunks) if (await removeChunk(db, month, chunk)) report(chunk.rows);
    if (!(await hasQuotes(db, month))) return movements + repeats;
    await writePart(folder, { month, part: parts.length + 1 }, chunksOf(db, month, report));
  }
  throw new Error(`Prices of ${month} change while they are archived: try again later.`);
}

/**
 * Moves the movements before a month into files, one month at a time: written, verified, then removed in chunks of odds. An
 * interruption at any moment loses nothing, and the next run resumes. Null if another process is archiving.
 */
export const archiveMovements = (order: ArchiveOrder): Promise<Archived | null> =>
  whileAlone(order.db, 'archive of movements', async () => {
    await mkdir(order.folder, { recursive: true, mode: 0o700 });
    await removeDrafts(order.folder);
    const months: Archived['months'] = [];
    for (const month of await archivableMonths(order.db, order.before))
      months.push({ month, rows: await archiveMonth(order, month) });
    return { months, dropped: await dropEmptyMonths(order.db, order.before) };
  });

/** The data that an archive up to a month would move. */
export async function planArchive({ db, before }: Pick<ArchiveOrder, 'db' | 'before'>) {
  const months = await archivableMonths(db, before);
  return Promise.all(months.map((month) => figuresOf(db, month)));
}

const rowsAtOnce = 5_000;

async function insertQuotes(trx: Kysely<Database>, quotes: ArchivedQuote[]): Promise<void> {
  const isRepeat = ({ home }: ArchivedQuote) => home === '';
  const column = (of: (quote: ArchivedQuote) => unknown, from: ArchivedQuote[]) => from.map(of);
  const movements = quotes.filter((quote) => !isRepeat(quote));
  const repeats = quotes.filter(isRepeat);
  await sql`INSERT INTO odds_movements (odds_id, at, home, draw, away)
    SELECT u.* FROM unnest(${column(({ oddsId }) => oddsId, movements)}::int[], ${column(({ at }) => at, movements)}::timestamptz[],
      ${column(({ home }) => home, movements)}::numeric[], ${column(({ draw }) => draw || null, movements)}::numeric[],
      ${column(({ away }) => away, movements)}::numeric[]) u(odds_id, at, home, draw, away) JOIN odds o ON o.id = u.odds_id
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`INSERT INTO odds_repeats (odds_id, at)
    SELECT u.* FROM unnest(${column(({ oddsId }) => oddsId, repeats)}::int[], ${column(({ at }) => at, repeats)}::timestamptz[]) u(odds_id, at)
      JOIN odds o ON o.id = u.odds_id
    ON CONFLICT DO NOTHING`.execute(trx);
  const ids = [...new Set(quotes.map(({ oddsId }) => oddsId))];
  await sql`UPDATE odds SET movements_archived = false WHERE id = ANY(${ids}::int[]) AND movements_archived`.execute(
    trx,
  );
}

async function restorePart(db: Kysely<Database>, folder: string, part: PartRecord): Promise<void> {
  await verifyPart(folder, part);
  await db.transaction().execute(async (trx) => {
    let waiting: ArchivedQuote[] = [];
    for await (const quote of quotesOf(folder, part)) {
      waiting.push(quote);
      if (waiting.length < rowsAtOnce) continue;
      await insertQuotes(trx, waiting);
      waiting = [];
    }
    if (waiting.length > 0) await insertQuotes(trx, waiting);
  });
}

/** Restores a month's movements to the database, one part per transaction; the files stay. @returns the number of rows */
export async function restoreMonth(
  db: Kysely<Database>,
  folder: string,
  month: Month,
): Promise<number> {
  const parts = await readParts(folder, month);
  if (parts.length === 0) throw new Error(`${folder} has nothing of ${month}.`);
  for (const part of parts) await restorePart(db, folder, part);
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}
