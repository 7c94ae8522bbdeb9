import { sql, type Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { clubRef } from '../../../store/catalogue/clubs';
import { nationRef } from '../openfootball/nationRef';
import { archive } from '../reading';

export interface StoredMeeting {
  ref: string;
  /** Season and both teams: the ref of a pair's only meeting. */
  key: string;
  startTime: string;
  /** `2–1`; null until the match is over. */
  result: string | null;
}

interface MeetingRow {
  ref: string;
  season: string;
  start_time: Date;
  over: boolean;
  home_score: number | null;
  away_score: number | null;
  home: string;
  away: string;
  home_country: string | null;
  away_country: string | null;
  national: boolean;
}

/** Matches of these seasons that files have stored, by the current names of their teams. */
export async function storedMeetings(
  db: Kysely<Database>,
  seasonRefs: string[],
): Promise<StoredMeeting[]> {
  const { rows } = await sql<MeetingRow>`
    SELECT r.ref, s.ref AS season, m.start_time, m.home_score, m.away_score, h.national,
      m.status IN ('finished', 'afterExtraTime', 'afterPenalties', 'awarded') AS over,
      h.name AS home, a.name AS away, h.country_code AS home_country, a.country_code AS away_country
    FROM feed_refs s JOIN matches m ON m.season_id = s.id
      JOIN feed_refs r ON r.kind = 'match' AND r.id = m.id AND r.source = ${archive}
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    WHERE s.source = ${archive} AND s.kind = 'season' AND s.ref = ANY(${seasonRefs}::text[])
    ORDER BY m.start_time, r.ref`.execute(db);
  return rows.map((row) => ({
    ref: row.ref,
    key: `${row.season}/${sideOf(row, 'home')}/${sideOf(row, 'away')}`,
    startTime: row.start_time.toISOString(),
    result: row.over ? `${row.home_score ?? ''}–${row.away_score ?? ''}` : null,
  }));
}

const sideOf = (row: MeetingRow, side: 'home' | 'away'): string =>
  row.national ? nationRef(row[side]) : clubRef(row[`${side}_country`] ?? '', row[side]);

export interface LeagueClubs {
  /** Whether a file has added clubs to this league before. */
  settled: boolean;
  /** Names of the clubs of these countries, from any source. */
  names: { country: string; name: string }[];
}

/** The known clubs of the country of a file's league. */
export async function leagueClubs(
  db: Kysely<Database>,
  tournamentRef: string,
  countries: string[],
): Promise<LeagueClubs> {
  const [{ rows: held }, names] = await Promise.all([
    sql<{ settled: boolean }>`
      SELECT EXISTS (SELECT FROM feed_refs r JOIN seasons s ON s.tournament_id = r.id
        JOIN season_teams t ON t.season_id = s.id
        WHERE r.source = ${archive} AND r.kind = 'tournament' AND r.ref = ${tournamentRef}) AS settled`.execute(
      db,
    ),
    db
      .selectFrom('teams')
      .select(['name', 'country_code'])
      .where('sport', '=', 'football')
      .where('national', '=', false)
      .where('country_code', 'in', countries)
      .execute(),
  ]);
  return {
    settled: held[0]?.settled ?? false,
    names: names.map(({ name, country_code }) => ({ name, country: country_code ?? '' })),
  };
}
