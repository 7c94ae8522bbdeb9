import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Batch } from './batch';
import { insertRows, type Columns, type Row } from './rows';
import { idsFor } from './wishedIds';

type Referred = Extract<FeedEvent, { ref: string }> & { id?: number };

/** Upserts records that a provider identifies by a ref. */
export async function storeByRef<E extends Referred>(
  batch: Batch,
  kind: string,
  table: string,
  columns: Columns,
  events: readonly E[],
  rowOf: (event: E) => Row,
): Promise<number[]> {
  const unknown = events.filter(({ source, ref }) => !batch.refs.get(kind, source, ref));
  const fresh = await idsFor(batch.db, table, unknown);
  const made = new Map(unknown.map((event, i) => [event, fresh[i]]));
  const idOf = (event: E) => made.get(event) ?? batch.refs.known(kind, event.source, event.ref);
  const set = Object.keys(columns).map((name) => `"${name}" = excluded."${name}"`);
  await insertRows(
    batch.db,
    table,
    { id: 'integer', ...columns },
    events.map((event) => ({ id: idOf(event), ...rowOf(event) })),
    `ON CONFLICT (id) DO UPDATE SET ${set.join(', ')}`,
  );
  for (const event of events)
    batch.refs.set(kind, event.source, event.ref, { id: idOf(event), revision: event.revision });
  batch.applied += events.length;
  return events.map(idOf);
}
