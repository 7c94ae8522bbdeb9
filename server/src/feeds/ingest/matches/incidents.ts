import type { IncidentEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { writeMatchRows } from './matchRows';

/** One row per incident of a provider; a cancelled one stays and is marked. */
export async function storeIncidents(batch: Batch, events: IncidentEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  await batch.load(
    'player',
    events,
    ({ playerRef }) => playerRef,
    ({ otherPlayerRef }) => otherPlayerRef,
  );
  const known = events.filter((event) => resolves(batch, event));
  const rows = newestOf(known, ({ matchRef, ref }) => `${matchRef}\n${ref}`).map((event) =>
    rowOf(batch, event),
  );
  const written = await writeMatchRows(batch, 'incidents', columns, rows, onConflict, (row) => [
    row.player_id,
    row.other_player_id,
  ]);
  batch.count(known.length, written);
}

const resolves = (batch: Batch, event: IncidentEvent): boolean =>
  batch.resolve(event, 'match', event.matchRef) !== undefined &&
  batch.resolveOptional(event, 'player', event.playerRef) !== undefined &&
  batch.resolveOptional(event, 'player', event.otherPlayerRef) !== undefined;

function rowOf({ refs }: Batch, event: IncidentEvent) {
  const { source, playerRef, otherPlayerRef, score } = event;
  return {
    match_id: refs.known('match', source, event.matchRef),
    ref: event.ref,
    feed_revision: event.revision,
    kind: event.kind,
    side: event.side,
    period: event.period,
    minute: event.minute,
    added: event.added,
    second: event.second,
    player_id: playerRef === null ? null : refs.id('player', source, playerRef),
    other_player_id: otherPlayerRef === null ? null : refs.id('player', source, otherPlayerRef),
    home_score: score?.home,
    away_score: score?.away,
    removed: event.removed,
    detail: event.detail,
  };
}

const columns = {
  match_id: 'integer',
  ref: 'text',
  feed_revision: 'bigint',
  kind: 'incident_kind',
  side: 'side',
  period: 'smallint',
  minute: 'smallint',
  added: 'smallint',
  second: 'integer',
  player_id: 'integer',
  other_player_id: 'integer',
  home_score: 'smallint',
  away_score: 'smallint',
  removed: 'boolean',
  detail: 'text',
};

const overwritten = Object.keys(columns).filter((name) => name !== 'match_id' && name !== 'ref');
const onConflict = `ON CONFLICT (match_id, ref) DO UPDATE
  SET ${overwritten.map((name) => `${name} = excluded.${name}`).join(', ')}
  WHERE excluded.feed_revision > incidents.feed_revision RETURNING match_id`;
