import type { FixtureEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Batch } from '../batch';
import { homeVenues, peopleIds, venueIdsByName } from '../names';
import { roundIds, roundKey } from './rounds';
import { turnSides, turnTips } from './sides';
import { insertRows, run, valuesOf, type Row } from '../rows';
import { idsFor } from '../wishedIds';

/** A null in a fixture means unknown, so it never erases a known value. */
export async function storeFixtures(batch: Batch, events: FixtureEvent[]): Promise<void> {
  await batch.load('match', events, ({ ref }) => ref);
  await loadNames(batch, events);
  const rows = await rowsOf(batch, events);
  const late: { event: FixtureEvent; row: Row }[] = [];
  const newest = new Map<string, { event: FixtureEvent; row: Row }>();
  for (const item of rows.toSorted((a, b) => b.event.revision - a.event.revision)) {
    const { source, ref, revision } = item.event;
    const known = batch.refs.get('match', source, ref);
    const key = `${source}\n${ref}`;
    if (newest.has(key) || (known && revision <= known.revision)) late.push(item);
    else newest.set(key, item);
  }
  await storeNewest(batch, [...newest.values()]);
  await fillUnknown(batch, late);
}

async function loadNames(batch: Batch, events: FixtureEvent[]): Promise<void> {
  await batch.load('tournament', events, ({ tournamentRef }) => tournamentRef);
  await batch.load('season', events, ({ seasonRef }) => seasonRef);
  await batch.load('stage', events, ({ stageRef }) => stageRef);
  await batch.load(
    'team',
    events,
    ({ homeRef }) => homeRef,
    ({ awayRef }) => awayRef,
  );
}

async function rowsOf(batch: Batch, events: FixtureEvent[]) {
  const referees = events.map(({ referee }) => referee);
  const people = await peopleIds(batch.db, 'referee', referees);
  const venues = await venueIdsByName(
    batch.db,
    events.map(({ venue }) => venue),
  );
  const rows = events.flatMap((event) => {
    const row = rowOf(batch, event);
    return row ? { event, row } : [];
  });
  const rounds = await roundIds(
    batch.db,
    rows.flatMap(({ event: { round }, row }) => (round ? { stage: row.stage_id, ...round } : [])),
  );
  const homes = await homeVenues(
    batch.db,
    rows.map(({ row }) => row.home_id),
  );
  for (const { event, row } of rows) {
    const home = homes.get(row.home_id);
    row.round_id = event.round && rounds.get(roundKey(row.stage_id, event.round.number));
    // Venues in several cities share a name; prefer the home side's own.
    const named = event.venue ? venues.get(event.venue) : null;
    row.venue_id = home?.name === event.venue ? home?.id : named;
    row.referee_id = event.referee ? people.get(event.referee) : null;
  }
  return rows;
}

function rowOf(batch: Batch, event: FixtureEvent) {
  const tournament = batch.resolve(event, 'tournament', event.tournamentRef);
  const season = tournament && batch.resolve(event, 'season', event.seasonRef);
  const stage = season && batch.resolve(event, 'stage', event.stageRef);
  const home = stage && batch.resolve(event, 'team', event.homeRef);
  const away = home && batch.resolve(event, 'team', event.awayRef);
  if (!tournament || !season || !stage || !home || !away) return undefined;
  return {
    sport: event.sport,
    tournament_id: tournament,
    season_id: season,
    stage_id: stage,
    round_id: null as number | null | undefined,
    group_code: event.group,
    home_id: home,
    away_id: away,
    start_time: event.startTime,
    time_unknown: event.timeUnknown ?? false,
    neutral: event.neutral,
    venue_id: null as number | null | undefined,
    referee_id: null as number | null | undefined,
  };
}

async function storeNewest(batch: Batch, items: { event: FixtureEvent; row: Row }[]) {
  const unknown = items.filter(({ event }) => !batch.refs.get('match', event.source, event.ref));
  const ids = await idsFor(
    batch.db,
    'matches',
    unknown.map(({ event }) => event),
  );
  unknown.forEach(({ event, row }, i) => {
    row.id = ids[i];
    batch.created.add(itemAt(ids, i));
    batch.changed.add(itemAt(ids, i));
    batch.refs.set('match', event.source, event.ref, {
      id: itemAt(ids, i),
      revision: event.revision,
    });
  });
  const fresh = new Set(unknown);
  await insertRows(
    batch.db,
    'matches',
    { id: 'integer', ...columns, updated_at: 'timestamptz' },
    unknown.map(({ row }) => ({ ...row, updated_at: batch.now })),
  );
  await update(
    batch,
    items.filter((item) => !fresh.has(item)),
  );
  batch.applied += items.length;
}

async function update(batch: Batch, items: { event: FixtureEvent; row: Row }[]): Promise<void> {
  for (const { event, row } of items) {
    row.id = batch.refs.id('match', event.source, event.ref);
    batch.refs.set('match', event.source, event.ref, {
      id: row.id as number,
      revision: event.revision,
    });
  }
  const turned = await turnSides(
    batch.db,
    items.map(({ row }) => row),
  );
  await write(batch, items, (name) => {
    if (timed.includes(name)) return `CASE WHEN ${keepsTime} THEN m.${name} ELSE v.${name} END`;
    return optional.includes(name) ? `coalesce(v.${name}, m.${name})` : `v.${name}`;
  });
  await turnTips(batch.db, turned);
}

/** A late fixture may have values that no newer one had. */
async function fillUnknown(batch: Batch, late: { event: FixtureEvent; row: Row }[]): Promise<void> {
  for (const { event, row } of late) row.id = batch.refs.id('match', event.source, event.ref);
  const newest = [...new Map(late.toReversed().map((item) => [item.row.id, item])).values()];
  const filled = await write(batch, newest, (name) => {
    if (timed.includes(name)) return `CASE WHEN ${learnsTime} THEN v.${name} ELSE m.${name} END`;
    return optional.includes(name) ? `coalesce(m.${name}, v.${name})` : `m.${name}`;
  });
  batch.count(late.length, filled);
}

/** Updates only rows that differ. @returns the number of changed rows */
async function write(
  batch: Batch,
  items: { row: Row }[],
  valueOf: (name: string) => string,
): Promise<number> {
  if (!items.length) return 0;
  const { text, parameters } = valuesOf(
    { id: 'integer', ...columns },
    items.map(({ row }) => row),
  );
  const names = Object.keys(columns);
  const rows = await run<{ id: number }>(
    batch.db,
    `UPDATE matches m SET ${names.map((name) => `${name} = ${valueOf(name)}`).join(', ')}
     FROM ${text} WHERE m.id = v.id AND (${names.map((name) => `m.${name}`).join(', ')})
       IS DISTINCT FROM (${names.map(valueOf).join(', ')}) RETURNING m.id`,
    parameters,
  );
  for (const { id } of rows) batch.changed.add(id);
  return rows.length;
}

const timed = ['start_time', 'time_unknown'];
const isNear = `abs(extract(epoch FROM m.start_time - v.start_time)) < 86400`;
/** A day without a time does not erase a known time of the same day. */
const keepsTime = `v.time_unknown AND NOT m.time_unknown AND ${isNear}`;
const learnsTime = `m.time_unknown AND NOT v.time_unknown AND ${isNear}`;

const optional = ['round_id', 'group_code', 'venue_id', 'referee_id'];

const columns = {
  sport: 'sport',
  tournament_id: 'integer',
  season_id: 'integer',
  stage_id: 'integer',
  round_id: 'integer',
  group_code: 'text',
  home_id: 'integer',
  away_id: 'integer',
  start_time: 'timestamptz',
  time_unknown: 'boolean',
  neutral: 'boolean',
  venue_id: 'integer',
  referee_id: 'integer',
};
