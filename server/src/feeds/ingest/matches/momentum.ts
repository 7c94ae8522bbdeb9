import type { MomentumEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { writeMatchRows } from './matchRows';

/** Stores the whole series of a match; a newer one replaces it. */
export async function storeMomentum(batch: Batch, events: MomentumEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const known = events.filter(
    (event) => batch.resolve(event, 'match', event.matchRef) !== undefined,
  );
  const rows = newestOf(known, ({ matchRef }) => matchRef).map((event) => ({
    match_id: batch.refs.known('match', event.source, event.matchRef),
    values: event.values,
    feed_revision: event.revision,
  }));
  const written = await writeMatchRows(batch, 'match_momentum', columns, rows, onConflict);
  batch.count(known.length, written);
}

const columns = { match_id: 'integer', values: 'smallint[]', feed_revision: 'bigint' };
const onConflict = `ON CONFLICT (match_id) DO UPDATE
  SET "values" = excluded."values", feed_revision = excluded.feed_revision
  WHERE excluded.feed_revision > match_momentum.feed_revision RETURNING match_id`;
