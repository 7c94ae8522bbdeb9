import type { MatchStatus, Sport } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** The facts of a match that every section needs. */
export interface MatchKey {
  id: number;
  sport: Sport;
  tournamentId: number;
  seasonId: number;
  stageId: number;
  groupCode: string | null;
  homeId: number;
  awayId: number;
  startTime: Date;
  status: MatchStatus;
}

/** The match by id; null if it does not exist. */
export async function findMatch(db: Kysely<Database>, matchId: number): Promise<MatchKey | null> {
  const row = await db
    .selectFrom('matches')
    .select(['id', 'sport', 'tournament_id', 'season_id', 'stage_id', 'group_code'])
    .select(['home_id', 'away_id', 'start_time', 'status'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        sport: row.sport,
        tournamentId: row.tournament_id,
        seasonId: row.season_id,
        stageId: row.stage_id,
        groupCode: row.group_code,
        homeId: row.home_id,
        awayId: row.away_id,
        startTime: row.start_time,
        status: row.status,
      }
    : null;
}
