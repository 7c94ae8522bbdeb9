import type { FeedShot, ShotsEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { writeMatchRows } from './matchRows';

/** Stores the whole list of a match's shots; a newer one replaces it. A shot by an unknown player is stored without a name. */
export async function storeShots(batch: Batch, events: ShotsEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const known = events.filter(
    (event) => batch.resolve(event, 'match', event.matchRef) !== undefined,
  );
  const newest = newestOf(known, ({ matchRef }) => matchRef);
  const named = newest.flatMap(({ source, shots }) =>
    shots.flatMap(({ playerRef }) => (playerRef === null ? [] : { source, ref: playerRef })),
  );
  await batch.refs.load(batch.db, 'player', named);
  const rows = newest.map((event) => ({
    match_id: batch.refs.known('match', event.source, event.matchRef),
    shots: JSON.stringify(event.shots.map((shot) => rowOf(batch, event, shot))),
    feed_revision: event.revision,
  }));
  const written = await writeMatchRows(batch, 'match_shots', columns, rows, onConflict);
  batch.count(known.length, written);
}

function rowOf({ refs }: Batch, { source }: ShotsEvent, { playerRef, ...shot }: FeedShot) {
  const playerId = playerRef === null ? null : (refs.id('player', source, playerRef) ?? null);
  return { ...shot, playerId };
}

const columns = { match_id: 'integer', shots: 'jsonb', feed_revision: 'bigint' };
const onConflict = `ON CONFLICT (match_id) DO UPDATE
  SET shots = excluded.shots, feed_revision = excluded.feed_revision
  WHERE excluded.feed_revision > match_shots.feed_revision RETURNING match_id`;
