import type { PlayerHit, Popular, Sport, TeamHit } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { loadTournaments } from '../leagues/tournaments';
import {
  presentPlayerHit,
  presentTeamHit,
  type PlayerHitRow,
  type TeamHitRow,
} from '../search/hits';

const shown = 12;
/** Leagues whose leaders fill the list while few teams or players are followed. */
const leaguesConsidered = 6;
const nearbyKm = 100;
const kmPerDegree = 111;

const followers = (kind: string) => sql`
  SELECT target_id AS id, count(*)::int AS followers FROM follows
  WHERE kind = ${kind} AND followed GROUP BY target_id`;

const topSeasons = (sport: Sport) => sql`
  SELECT s.id, t.priority FROM seasons s JOIN tournaments t ON t.id = s.tournament_id
  WHERE s.current AND t.sport = ${sport} ORDER BY t.priority, t.id LIMIT ${leaguesConsidered}`;

/** The most followed; then, league by league, those with the most points of the running season. */
async function popularTeams(db: Kysely<Database>, sport: Sport): Promise<TeamHit[]> {
  const { rows } = await sql<TeamHitRow>`
    WITH season AS (${topSeasons(sport)}),
    points AS (
      SELECT r.id, min(r.priority) AS priority, sum(r.points) AS points FROM (
        SELECT m.home_id AS id, s.priority, 1 + sign(m.home_score - m.away_score) AS points
        FROM season s JOIN matches m ON m.season_id = s.id WHERE m.status = 'finished'
        UNION ALL
        SELECT m.away_id, s.priority, 1 - sign(m.home_score - m.away_score)
        FROM season s JOIN matches m ON m.season_id = s.id WHERE m.status = 'finished') r
      GROUP BY r.id),
    leaders AS (
      SELECT st.team_id AS id, min(s.priority) AS priority,
        row_number() OVER (PARTITION BY min(s.priority) ORDER BY max(p.points) DESC NULLS LAST, st.team_id) AS place
      FROM season s JOIN season_teams st ON st.season_id = s.id LEFT JOIN points p ON p.id = st.team_id
      GROUP BY st.team_id)
    SELECT t.id, t.sport, t.name, t.slug, t.country_code, t.colours
    FROM teams t LEFT JOIN (${followers('team')}) f ON f.id = t.id LEFT JOIN leaders l ON l.id = t.id
    WHERE t.sport = ${sport} AND (f.id IS NOT NULL OR l.id IS NOT NULL)
    ORDER BY coalesce(f.followers, 0) DESC, l.place, l.priority, t.id LIMIT ${shown}`.execute(db);
  return rows.map(presentTeamHit);
}

async function popularLeagues(db: Kysely<Database>, sport: Sport) {
  const { rows } = await sql<{ id: number }>`
    SELECT t.id FROM tournaments t LEFT JOIN (${followers('league')}) f ON f.id = t.id
    WHERE t.sport = ${sport}
    ORDER BY coalesce(f.followers, 0) DESC, t.priority, t.id LIMIT ${shown}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const leagues = await loadTournaments(db, ids);
  return leagues.sort((a, b) => ids.indexOf(a.tournamentId) - ids.indexOf(b.tournamentId));
}

/** The most followed; then the top scorers of the first leagues. */
async function popularPlayers(db: Kysely<Database>, sport: Sport): Promise<PlayerHit[]> {
  const figure = sport === 'football' ? 'goals' : 'points';
  const { rows } = await sql<PlayerHitRow>`
    WITH season AS (${topSeasons(sport)}),
    scorers AS (
      SELECT player_id AS id, max((pt."values" ->> ${figure})::numeric) AS scored
      FROM season s JOIN player_totals pt ON pt.season_id = s.id
      WHERE pt."values" ? ${figure} GROUP BY 1 ORDER BY 2 DESC LIMIT ${shown})
    SELECT p.id, p.sport, p.name, p.slug, team.id AS team_id, team.name AS team_name
    FROM players p LEFT JOIN (${followers('player')}) f ON f.id = p.id LEFT JOIN scorers s ON s.id = p.id
    LEFT JOIN LATERAL (
      SELECT t.id, t.name FROM squad_members m JOIN teams t ON t.id = m.team_id
      WHERE m.player_id = p.id AND m.until_date IS NULL
      ORDER BY t.national, m.from_date DESC LIMIT 1) team ON true
    WHERE p.id IN (SELECT id FROM scorers UNION SELECT id FROM (${followers('player')}) x) AND p.sport = ${sport}
    ORDER BY coalesce(f.followers, 0) DESC, s.scored DESC NULLS LAST, p.id LIMIT ${shown}`.execute(
    db,
  );
  return rows.map(presentPlayerHit);
}

export async function loadPopular(db: Kysely<Database>, sport: Sport): Promise<Popular> {
  const [teams, leagues, players] = await Promise.all([
    popularTeams(db, sport),
    popularLeagues(db, sport),
    popularPlayers(db, sport),
  ]);
  return { teams, leagues, players };
}

/** Teams with a home ground within 100 km, nearest first. The coordinates are used only for this answer. */
export async function loadNearby(
  db: Kysely<Database>,
  { sport, latitude, longitude }: { sport: Sport; latitude: number; longitude: number },
): Promise<TeamHit[]> {
  const { rows } = await sql<TeamHitRow>`
    SELECT t.id, t.sport, t.name, t.slug, t.country_code, t.colours FROM (
      SELECT v.id, ${kmPerDegree} * degrees(acos(least(1, greatest(-1,
        sin(radians(${latitude}::float8)) * sin(radians(v.latitude)) +
        cos(radians(${latitude}::float8)) * cos(radians(v.latitude)) * cos(radians(v.longitude - ${longitude}::float8)))))) AS km
      FROM venues v WHERE v.latitude IS NOT NULL AND v.longitude IS NOT NULL) near
    JOIN teams t ON t.venue_id = near.id
    WHERE t.sport = ${sport} AND NOT t.national AND near.km <= ${nearbyKm}
    ORDER BY near.km, t.name, t.id LIMIT ${shown * 2}`.execute(db);
  return rows.map(presentTeamHit);
}
