import type { Batch } from '../batch';
import { insertRows, type Columns, type Row } from '../rows';

type MatchRow = Row & { match_id: number };

/**
 * Writes one row per subject. A match that this batch created has none yet, so its rows are not awaited. `onConflict` returns
 * `match_id`.
 * @returns how many rows were newer than the stored ones
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
