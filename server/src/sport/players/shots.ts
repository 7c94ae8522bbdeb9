import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type Shot = NonNullable<PlayerDetail['shots']>[number];

/** A player's shots in these matches, without shoot-outs. */
export async function shotsIn(
  db: Kysely<Database>,
  playerId: number,
  matchIds: readonly number[],
): Promise<Shot[]> {
  const { rows } = await sql<Shot>`
    SELECT shot.x, shot.y, shot.xg, shot.outcome FROM match_shots m
    CROSS JOIN LATERAL jsonb_to_recordset(m.shots)
      AS shot("playerId" int, period int, x float8, y float8, xg float8, outcome text)
    WHERE m.match_id = ANY(${matchIds}::int[]) AND shot."playerId" = ${playerId} AND shot.period < 5`.execute(
    db,
  );
  return rows;
}
