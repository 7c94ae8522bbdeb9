import type { Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql, type RawBuilder } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';

async function anyFilling(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<boolean> {
  const answer = await sql<{ filling: boolean }>`
    SELECT EXISTS (SELECT FROM seasons s WHERE s.filling AND ${condition}) AS filling`.execute(db);
  return onlyRow(answer).filling;
}

/** Whether past matches of one of these teams are still being imported. */
export const teamsFilling = (db: Kysely<Database>, teamIds: readonly number[]): Promise<boolean> =>
  anyFilling(
    db,
    sql`EXISTS (SELECT FROM season_teams t WHERE t.season_id = s.id AND t.team_id = ANY(${teamIds}::int[]))`,
  );

/** Whether past matches of one of the player's teams are still being imported. */
export const playerFilling = (db: Kysely<Database>, playerId: number): Promise<boolean> =>
  anyFilling(
    db,
    sql`EXISTS (SELECT FROM squad_members q JOIN season_teams t ON t.team_id = q.team_id
      WHERE q.player_id = ${playerId} AND t.season_id = s.id)`,
  );

export const sportFilling = (db: Kysely<Database>, sport: Sport): Promise<boolean> =>
  anyFilling(
    db,
    sql`EXISTS (SELECT FROM tournaments t WHERE t.id = s.tournament_id AND t.sport = ${sport}::sport)`,
  );
