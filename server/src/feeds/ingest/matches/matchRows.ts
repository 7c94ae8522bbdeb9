import type { Batch } from '../batch';
import { insertRows, type Columns, type Row } from '../rows';

type MatchRow = Row & { match_id: number };

/**
 * Writes rows that are a subject each, and says how many were newer than what is stored. A match of this very batch has
 * none yet, so its rows need not be waited for. `onConflict` returns `match_id`.
 */
export async function writeMatchRows(
  batch: Batch,
  table: string,
  columns: Columns,
  rows: readonly MatchRow[],
  onConflict: string,
  playersOf?: (row: Row) => unknown[],
): Promise<number> {
  const first = rows.filter(({ match_id }) => batch.created.has(match_id));
  const again = rows.filter(({ match_id }) => !batch.created.has(match_id));
  await batch.queueCreated(table, columns, first, playersOf);
  const written = await insertRows<{ match_id: number }>(
    batch.db,
    table,
    columns,
    again,
    onConflict,
  );
  for (const { match_id } of written) batch.changed.add(match_id);
  return first.length + written.length;
}
