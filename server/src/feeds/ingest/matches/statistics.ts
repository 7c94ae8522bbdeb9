import type { PlayerStatisticsEvent, StatisticsEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { writeMatchRows } from './matchRows';
import { queueRows, run, valuesOf } from '../rows';

/** Stores all rows of a match's period at once; deletes rows that are no longer named. */
export async function storeStatistics(batch: Batch, events: StatisticsEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const known = events.flatMap((event) => {
    const match = batch.resolve(event, 'match', event.matchRef);
    return match === undefined ? [] : { ...event, match };
  });
  const newest = newestOf(known, ({ match, period }) => `${match}:${period}`);
  const stored = await storedRevisions(
    batch,
    newest.filter(({ match }) => !batch.created.has(match)),
  );
  const fresh = newest.filter(
    ({ match, period, revision }) => revision > (stored.get(`${match}:${period}`) ?? -Infinity),
  );
  await replace(
    batch,
    fresh.filter(({ match, period }) => stored.has(`${match}:${period}`)),
  );
  const isFirst = ({ match }: Resolved) => batch.created.has(match);
  await batch.queueCreated('match_statistics', columns, fresh.filter(isFirst).flatMap(rowsOf));
  const again = fresh.filter((event) => !isFirst(event));
  queueRows(batch.db, 'match_statistics', columns, again.flatMap(rowsOf));
  for (const { match } of fresh) batch.changed.add(match);
  batch.count(known.length, fresh.length);
}

type Resolved = StatisticsEvent & { match: number };

const rowsOf = ({ match, period, rows, revision }: Resolved) =>
  rows.map(({ key, home, away }) => ({
    match_id: match,
    period,
    key,
    home,
    away,
    feed_revision: revision,
  }));

async function storedRevisions({ db }: Batch, events: Resolved[]): Promise<Map<string, number>> {
  if (!events.length) return new Map();
  const { text, parameters } = subjects(events);
  const rows = await run<{ match_id: number; period: number; revision: number }>(
    db,
    `SELECT match_id, period, max(feed_revision) AS revision
     FROM match_statistics JOIN ${text} USING (match_id, period) GROUP BY match_id, period`,
    parameters,
  );
  return new Map(rows.map((row) => [`${row.match_id}:${row.period}`, row.revision]));
}

async function replace({ db }: Batch, events: Resolved[]): Promise<void> {
  if (!events.length) return;
  const { text, parameters } = subjects(events);
  await run(
    db,
    `DELETE FROM match_statistics s USING ${text}
     WHERE s.match_id = v.match_id AND s.period = v.period`,
    parameters,
  );
}

const subjects = (events: Resolved[]) =>
  valuesOf(
    { match_id: 'integer', period: 'smallint' },
    events.map(({ match, period }) => ({ match_id: match, period })),
  );

const columns = {
  match_id: 'integer',
  period: 'smallint',
  key: 'text',
  home: 'numeric',
  away: 'numeric',
  feed_revision: 'bigint',
};

export async function storePlayerStatistics(
  batch: Batch,
  events: PlayerStatisticsEvent[],
): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  await batch.load('player', events, ({ playerRef }) => playerRef);
  const known = events.filter(
    (event) =>
      batch.resolve(event, 'match', event.matchRef) !== undefined &&
      batch.resolve(event, 'player', event.playerRef) !== undefined,
  );
  const rows = newestOf(known, ({ matchRef, playerRef }) => `${matchRef}\n${playerRef}`).map(
    (event) => ({
      match_id: batch.refs.known('match', event.source, event.matchRef),
      player_id: batch.refs.id('player', event.source, event.playerRef),
      side: event.side,
      values: JSON.stringify(event.values),
      feed_revision: event.revision,
    }),
  );
  const written = await writeMatchRows(
    batch,
    'player_statistics',
    playerColumns,
    rows,
    onConflict,
    ({ player_id }) => [player_id],
  );
  batch.count(known.length, written);
}

const playerColumns = {
  match_id: 'integer',
  player_id: 'integer',
  side: 'side',
  values: 'jsonb',
  feed_revision: 'bigint',
};

const onConflict = `ON CONFLICT (match_id, player_id) DO UPDATE SET side = excluded.side,
    "values" = excluded."values", feed_revision = excluded.feed_revision
  WHERE excluded.feed_revision > player_statistics.feed_revision RETURNING match_id`;
