import type { LineupEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { peopleIds } from '../names';
import { insertRows, queueRows, run, valuesOf, type Row } from '../rows';

/** Stores a side's line-up as a whole: the newest replaces the previous one. */
export async function storeLineups(batch: Batch, events: LineupEvent[]): Promise<void> {
  await loadNames(batch, events);
  const known = events.filter((event) => resolves(batch, event));
  const newest = newestOf(known, ({ matchRef, side }) => `${matchRef}\n${side}`);
  const matchOf = (event: LineupEvent) => batch.refs.known('match', event.source, event.matchRef);
  const written = new Set(await storeSides(batch, newest, matchOf));
  const fresh = newest.filter((event) => written.has(`${matchOf(event)}:${event.side}`));
  for (const event of fresh) batch.changed.add(matchOf(event));
  await storePlayers(batch, fresh, matchOf);
  batch.count(known.length, fresh.length);
}

async function loadNames(batch: Batch, events: LineupEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const players = events.flatMap(({ source, players, missing }) =>
    [...players, ...missing].map(({ playerRef }) => ({ source, ref: playerRef })),
  );
  await batch.refs.load(batch.db, 'player', players);
}

const resolves = (batch: Batch, event: LineupEvent): boolean =>
  batch.resolve(event, 'match', event.matchRef) !== undefined &&
  [...event.players, ...event.missing].every(
    ({ playerRef }) => batch.resolve(event, 'player', playerRef) !== undefined,
  );

type MatchOf = (event: LineupEvent) => number;

async function storeSides(batch: Batch, events: LineupEvent[], matchOf: MatchOf) {
  const coaches = await peopleIds(
    batch.db,
    'coach',
    events.map(({ coach }) => coach),
  );
  const rows = events.map((event) => ({
    match_id: matchOf(event),
    side: event.side,
    formation: event.formation,
    coach_id: event.coach && coaches.get(event.coach),
    confirmed: event.confirmed,
    feed_revision: event.revision,
  }));
  const written = await insertRows<{ match_id: number; side: string }>(
    batch.db,
    'lineups',
    sideColumns,
    rows,
    onConflict,
  );
  return written.map(({ match_id, side }) => `${match_id}:${side}`);
}

async function storePlayers(batch: Batch, events: LineupEvent[], matchOf: MatchOf): Promise<void> {
  const replaced = events.filter((event) => !batch.created.has(matchOf(event)));
  await removePlayers(
    batch,
    replaced.map((event) => ({ match_id: matchOf(event), side: event.side })),
  );
  const first = events.filter((event) => batch.created.has(matchOf(event)));
  const named = ({ player_id }: Row) => [player_id];
  await batch.queueCreated('lineup_players', playerColumns, playersOf(batch, first), named);
  await batch.queueCreated('missing_players', missingColumns, missingOf(batch, first), named);
  queueRows(batch.db, 'lineup_players', playerColumns, playersOf(batch, replaced));
  queueRows(batch.db, 'missing_players', missingColumns, missingOf(batch, replaced));
}

/** Most rows of all are line-up rows, so these are built in one shape without copies. */
function playersOf({ refs }: Batch, events: LineupEvent[]): Row[] {
  const rows: Row[] = [];
  for (const { source, matchRef, side, players } of events) {
    const match_id = refs.id('match', source, matchRef);
    players.forEach((player, place) =>
      rows.push({
        match_id,
        side,
        player_id: refs.id('player', source, player.playerRef),
        place,
        shirt_number: player.shirtNumber,
        position: player.position,
        grid: player.grid,
        starter: player.starter,
        captain: player.captain ?? false,
      }),
    );
  }
  return rows;
}

const missingOf = ({ refs }: Batch, events: LineupEvent[]): Row[] =>
  events.flatMap(({ source, matchRef, side, missing }) =>
    missing.map(({ playerRef, reason }) => ({
      match_id: refs.id('match', source, matchRef),
      side,
      player_id: refs.id('player', source, playerRef),
      reason,
    })),
  );

async function removePlayers({ db }: Batch, sides: Row[]): Promise<void> {
  if (!sides.length) return;
  const { text, parameters } = valuesOf({ match_id: 'integer', side: 'side' }, sides);
  for (const table of ['lineup_players', 'missing_players'])
    await run(
      db,
      `DELETE FROM ${table} p USING ${text} WHERE p.match_id = v.match_id AND p.side = v.side`,
      parameters,
    );
}

const sideColumns = {
  match_id: 'integer',
  side: 'side',
  formation: 'text',
  coach_id: 'integer',
  confirmed: 'boolean',
  feed_revision: 'bigint',
};

const onConflict = `ON CONFLICT (match_id, side) DO UPDATE SET formation = excluded.formation,
    coach_id = excluded.coach_id, confirmed = excluded.confirmed, feed_revision = excluded.feed_revision
  WHERE excluded.feed_revision > lineups.feed_revision RETURNING match_id, side`;

const keyColumns = { match_id: 'integer', side: 'side', player_id: 'integer' };
const missingColumns = { ...keyColumns, reason: 'text' };
const playerColumns = {
  ...keyColumns,
  place: 'smallint',
  shirt_number: 'smallint',
  position: 'player_position',
  grid: 'text',
  starter: 'boolean',
  captain: 'boolean',
};
