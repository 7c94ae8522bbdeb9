import type { MatchDetail, MatchSection } from '@scoreline/shared-lib/contract';
import { valueIn } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import { teamCards } from './cards';
import { inOrder } from './form/form';
import { isRated } from './ratings/rated';
import { teamsFilling } from '../../leagues/filling';
import { presentTournament } from '../../leagues/present';
import type { Database } from '@scoreline/database/schema';

/** The header of a match page; null if the match does not exist. `sections` lists those with data. */
export async function matchDetail(
  db: Kysely<Database>,
  matchId: number,
): Promise<MatchDetail | null> {
  const row = await detailRow(db, matchId);
  if (!row) return null;
  const [[summary], teams, sections, filling, quarterSeconds] = await Promise.all([
    inOrder(db, [matchId]),
    teamCards(db, [row.home_id, row.away_id]),
    sectionsOf(db, matchId),
    teamsFilling(db, [row.home_id, row.away_id]),
    row.sport === 'basketball' ? quarterOf(db, row.tournament_id, row.start_time) : null,
  ]);
  return {
    summary: summary!,
    tournament: presentTournament(row),
    season: row.season,
    stage: row.stage,
    round: row.round,
    group: row.group_code,
    home: valueIn(teams, row.home_id),
    away: valueIn(teams, row.away_id),
    venue:
      row.venue === null ? null : { name: row.venue, city: row.city ?? '', capacity: row.capacity },
    referee: row.referee,
    attendance: row.attendance,
    neutral: row.neutral,
    awardReason: row.award_reason,
    quarterSeconds,
    sections,
    filling,
  };
}

const detailRow = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('matches as m')
    .innerJoin('tournaments as t', 't.id', 'm.tournament_id')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .innerJoin('seasons as s', 's.id', 'm.season_id')
    .innerJoin('stages as g', 'g.id', 'm.stage_id')
    .leftJoin('rounds as r', 'r.id', 'm.round_id')
    .leftJoin('venues as v', 'v.id', 'm.venue_id')
    .leftJoin('people as p', 'p.id', 'm.referee_id')
    .select(['m.home_id', 'm.away_id', 'm.group_code', 'm.attendance', 'm.neutral'])
    .select(['m.award_reason', 'm.start_time'])
    .select(['t.id as tournament_id', 't.sport', 't.name', 't.slug', 't.priority'])
    .select(['t.has_standings', 'c.id as category_id', 'c.name as category_name'])
    .select(['c.slug as category_slug', 'c.country_code', 's.name as season', 'g.kind as stage'])
    .select(['r.name as round', 'v.name as venue', 'v.city', 'v.capacity', 'p.name as referee'])
    .where('m.id', '=', matchId)
    .executeTakeFirst();

/** The league's quarter length, from its last matches before this one. */
async function quarterOf(
  db: Kysely<Database>,
  tournamentId: number,
  until: Date,
): Promise<number | null> {
  const { rows } = await sql<{ second: number }>`
    SELECT i.second FROM (
      SELECT id FROM matches WHERE tournament_id = ${tournamentId} AND start_time <= ${until}
      ORDER BY start_time DESC LIMIT 20) m
    JOIN incidents i ON i.match_id = m.id AND i.kind = 'periodEnd' AND i.period = 1 AND i.second > 0
    LIMIT 1`.execute(db);
  return rows[0]?.second ?? null;
}

/** One round of EXISTS on primary and foreign key indexes: the tabs that the page may render. */
async function sectionsOf(db: Kysely<Database>, matchId: number): Promise<MatchSection[]> {
  const { rows } = await sql<Record<string, boolean>>`
    SELECT
      EXISTS (SELECT FROM incidents WHERE match_id = m.id) AS "events",
      EXISTS (SELECT FROM lineup_players WHERE match_id = m.id)
        OR EXISTS (SELECT FROM missing_players WHERE match_id = m.id) AS "lineups",
      EXISTS (SELECT FROM match_statistics WHERE match_id = m.id) AS "statistics",
      EXISTS (SELECT FROM odds WHERE match_id = m.id) AS "odds",
      EXISTS (SELECT FROM matches h WHERE h.home_id = m.home_id AND h.away_id = m.away_id
          AND h.start_time < m.start_time AND h.status IN ('finished', 'afterExtraTime', 'afterPenalties'))
        OR EXISTS (SELECT FROM matches h WHERE h.home_id = m.away_id AND h.away_id = m.home_id
          AND h.start_time < m.start_time AND h.status IN ('finished', 'afterExtraTime', 'afterPenalties')) AS "h2h",
      t.has_standings AS "standings",
      EXISTS (SELECT FROM matches h WHERE h.home_id IN (m.home_id, m.away_id)
          AND h.start_time < m.start_time AND h.status IN ('finished', 'afterExtraTime', 'afterPenalties'))
        OR EXISTS (SELECT FROM matches h WHERE h.away_id IN (m.home_id, m.away_id)
          AND h.start_time < m.start_time AND h.status IN ('finished', 'afterExtraTime', 'afterPenalties')) AS "performance",
      EXISTS (SELECT FROM match_momentum WHERE match_id = m.id)
        OR (m.sport = 'basketball' AND EXISTS (SELECT FROM incidents WHERE match_id = m.id AND kind = 'score')) AS "momentum",
      EXISTS (SELECT FROM videos WHERE match_id = m.id) AS "highlights",
      EXISTS (SELECT FROM player_statistics WHERE match_id = m.id) AS "player-statistics",
      EXISTS (SELECT FROM tips WHERE match_id = m.id) AS "tips",
      EXISTS (SELECT FROM match_shots WHERE match_id = m.id) AS "shots",
      ${isRated}
        AND EXISTS (SELECT FROM lineup_players WHERE match_id = m.id AND starter) AS "ratings",
      m.status IN ('notStarted', 'postponed', 'delayed') AS "preview"
    FROM matches m JOIN tournaments t ON t.id = m.tournament_id
    WHERE m.id = ${matchId}`.execute(db);
  const held = rows[0] ?? {};
  const sections = Object.keys(held).filter((name) => held[name]) as MatchSection[];
  return held['performance'] ? [...sections, 'insights'] : sections;
}
