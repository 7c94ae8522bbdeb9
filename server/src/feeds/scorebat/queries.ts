import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import { readNote, writeNote } from '../progress';
import type { Candidate } from './matching';

const note = { source: 'scorebat', key: 'poll' };

const turnSchema = z.object({
  /** Failed polls since the last success. */
  failures: z.int(),
  nextAt: z.number(),
});
type Turn = z.infer<typeof turnSchema>;

/** Claims the turn for the longest duration of a poll, so that one of several servers polls. @returns null if no turn is due */
export const claimTurn = (db: Kysely<Database>, now: number, leaseMs: number) =>
  db.transaction().execute(async (trx): Promise<Turn | null> => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('scorebat'))`.execute(trx);
    const turn = (await readNote(trx, note, turnSchema)) ?? { failures: 0, nextAt: 0 };
    if (turn.nextAt > now) return null;
    await endTurn(trx, { ...turn, nextAt: now + leaseMs });
    return turn;
  });

export const endTurn = (db: Kysely<Database>, turn: Turn): Promise<void> =>
  writeNote(db, note, turn);

/** Football matches that begin between two times. */
export async function candidatesBetween(
  db: Kysely<Database>,
  from: Date,
  to: Date,
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .select(['m.id', 'm.start_time', 'h.name as home', 'a.name as away'])
    .select(['h.country_code as home_country', 'a.country_code as away_country'])
    .where('m.sport', '=', 'football')
    .where('m.start_time', '>=', from)
    .where('m.start_time', '<=', to)
    .execute();
  return rows.map(({ id, start_time, home, away, home_country, away_country }) => ({
    id,
    startsAt: start_time,
    home: { name: home, country: home_country ?? '' },
    away: { name: away, country: away_country ?? '' },
  }));
}

interface Link {
  matchId: number;
  title: string;
  url: string;
}

/** Stores one link per match, except where an operator has set its videos. @returns the matches whose link is new */
export async function storeLinks(db: Kysely<Database>, links: readonly Link[]): Promise<number[]> {
  const columns = {
    ids: links.map(({ matchId }) => matchId),
    titles: links.map(({ title }) => title),
    urls: links.map(({ url }) => url),
  };
  const { rows } = await sql<{ match_id: number }>`
    INSERT INTO videos (match_id, title, url, provider, origin)
    SELECT l.match_id, l.title, l.url, 'ScoreBat', 'scorebat'
    FROM unnest(${columns.ids}::int[], ${columns.titles}::text[], ${columns.urls}::text[]) AS l (match_id, title, url)
    WHERE NOT EXISTS (SELECT FROM videos v WHERE v.match_id = l.match_id AND v.origin = 'operator')
    ON CONFLICT (match_id) WHERE origin = 'scorebat' DO UPDATE
      SET title = excluded.title, url = excluded.url
      WHERE (videos.title, videos.url) <> (excluded.title, excluded.url)
    RETURNING match_id`.execute(db);
  return rows.map(({ match_id }) => match_id);
}
