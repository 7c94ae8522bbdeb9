import { metricsOf, type Averages } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { comingLeagues } from './choices';
import type { Database } from '@scoreline/database/schema';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { sportFilling } from '../leagues/filling';
import { loadTournaments } from '../leagues/tournaments';
import { teamCards } from '../matches/sections/cards';
import { loadSummaries } from '../matches/summaries';

type Request = Parsed<'sports-query/discover/averages'>;

interface AverageRow {
  team_id: number;
  match_id: number;
  value: number;
  sample: number;
}

/** Ranks teams that play in the window by the average of their last five matches; teams with fewer are omitted. */
export async function averages(
  request: Request,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<Averages> {
  const [rows, leagues, filling] = await Promise.all([
    averageRows(db, request, now()),
    comingLeagues(db, request, now()),
    sportFilling(db, request.sport),
  ]);
  const ids = rows.map((row) => row.match_id);
  const teamIds = rows.map((row) => row.team_id);
  const [matches, teams] = await Promise.all([loadSummaries(db, ids), teamCards(db, teamIds)]);
  const byId = new Map(matches.map((match) => [match.eventId, match]));
  return {
    rows: rows.flatMap(({ team_id, match_id, value, sample }) => {
      const [team, match] = [teams.get(team_id), byId.get(match_id)];
      return team && match ? [{ team, match, value, sample }] : [];
    }),
    tournaments: await loadTournaments(db, [
      ...new Set(matches.map((match) => match.tournamentId)),
    ]),
    leagues,
    filling,
  };
}

const counted = 5;

/** The value of one match for a team, from `own` and `other`. */
function worth({ sport, metric = metricsOf(sport)[0] }: Request) {
  if (metric === 'conceded') return sql`other`;
  if (metric === 'winRate') return sql`(own > other)::int`;
  if (metric === 'goals' || sport === 'basketball') return sql`own`;
  return sql`CASE WHEN own > other THEN 3 WHEN own = other THEN 1 ELSE 0 END`;
}

async function averageRows(db: Kysely<Database>, request: Request, now: Date) {
  const until = new Date(now.getTime() + request.within * 3_600_000);
  const { sport, tournamentId, order, limit } = request;
  const { rows } = await sql<AverageRow>`
    WITH playing AS (
      SELECT DISTINCT ON (team_id) team_id, m.id AS match_id
      FROM matches m CROSS JOIN LATERAL (VALUES (m.home_id), (m.away_id)) side(team_id)
      WHERE m.sport = ${sport} AND m.status = 'notStarted'
        AND m.start_time > ${now} AND m.start_time <= ${until}
        AND ${tournamentId === undefined ? sql`true` : sql`m.tournament_id = ${tournamentId}`}
      ORDER BY team_id, m.start_time, m.id)
    SELECT p.team_id, p.match_id, round(avg(${worth(request)}), 2) AS value, count(*)::int AS sample
    FROM playing p CROSS JOIN LATERAL (
      SELECT * FROM (${side('home', now)} UNION ALL ${side('away', now)}) sides
      ORDER BY start_time DESC LIMIT ${counted}) played
    GROUP BY p.team_id, p.match_id HAVING count(*) = ${counted}
    ORDER BY value ${order === 'highest' ? sql`DESC` : sql`ASC`}, max(played.start_time) DESC, p.team_id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** One index scan per side. Football counts ninety minutes; friendlies are excluded. */
function side(own: 'home' | 'away', now: Date) {
  const other = own === 'home' ? 'away' : 'home';
  const score = (name: string) => sql`CASE WHEN m.sport = 'basketball' OR m.status = 'finished'
    THEN ${sql.ref(`m.${name}_score`)}
    ELSE ${sql.ref(`m.${name}_periods`)}[1] + ${sql.ref(`m.${name}_periods`)}[2] END`;
  return sql`(SELECT m.start_time, ${score(own)} AS own, ${score(other)} AS other
    FROM matches m JOIN tournaments t ON t.id = m.tournament_id
    WHERE ${sql.ref(`m.${own}_id`)} = p.team_id AND m.start_time < ${now}
      AND m.status IN ('finished', 'afterExtraTime', 'afterPenalties') AND t.slug !~ 'friendl'
    ORDER BY m.start_time DESC LIMIT ${counted})`;
}
