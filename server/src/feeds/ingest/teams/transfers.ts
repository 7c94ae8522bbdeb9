import type { TransferEvent, VideoEvent } from '@scoreline/shared-lib/contract/feed';
import type { Batch } from '../batch';
import { storeByRef } from '../storeByRef';

export async function storeTransfers(batch: Batch, events: TransferEvent[]): Promise<void> {
  const fresh = await batch.newest('transfer', events, ({ ref }) => ref);
  await batch.load('player', fresh, ({ playerRef }) => playerRef);
  await batch.load(
    'team',
    fresh,
    ({ fromTeamRef }) => fromTeamRef,
    ({ toTeamRef }) => toTeamRef,
  );
  const known = fresh.filter(
    (event) =>
      batch.resolve(event, 'player', event.playerRef) !== undefined &&
      batch.resolveOptional(event, 'team', event.fromTeamRef) !== undefined &&
      batch.resolveOptional(event, 'team', event.toTeamRef) !== undefined,
  );
  const team = (event: TransferEvent, ref: string | null) =>
    ref === null ? null : batch.refs.id('team', event.source, ref);
  await storeByRef(batch, 'transfer', 'transfers', transferColumns, known, (event) => ({
    player_id: batch.refs.id('player', event.source, event.playerRef),
    from_team_id: team(event, event.fromTeamRef),
    to_team_id: team(event, event.toTeamRef),
    date: event.date,
    kind: event.kind,
    fee: event.fee,
  }));
}

export async function storeVideos(batch: Batch, events: VideoEvent[]): Promise<void> {
  const fresh = await batch.newest('video', events, ({ ref }) => ref);
  await batch.load('match', fresh, ({ matchRef }) => matchRef);
  const matchOf = (event: VideoEvent) => batch.refs.known('match', event.source, event.matchRef);
  const known = fresh.filter(
    (event) => batch.resolve(event, 'match', event.matchRef) !== undefined,
  );
  await storeByRef(batch, 'video', 'videos', videoColumns, known, (event) => ({
    match_id: matchOf(event),
    title: event.title,
    url: event.url,
    provider: event.provider,
    duration_seconds: event.durationSeconds,
  }));
  for (const event of known) batch.changed.add(matchOf(event));
}

const transferColumns = {
  player_id: 'integer',
  from_team_id: 'integer',
  to_team_id: 'integer',
  date: 'date',
  kind: 'transfer_kind',
  fee: 'bigint',
};

const videoColumns = {
  match_id: 'integer',
  title: 'text',
  url: 'text',
  provider: 'text',
  duration_seconds: 'integer',
};
