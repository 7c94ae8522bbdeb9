import type { MatchShots } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { playerCards } from './cards';
import type { Database } from '@scoreline/database/schema';

/** Every shot of a match in order of play, from its provider. */
export async function matchShots(db: Kysely<Database>, matchId: number): Promise<MatchShots> {
  const row = await db
    .selectFrom('match_shots')
    .select('shots')
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  const shots = row?.shots ?? [];
  const players = await playerCards(
    db,
    shots.flatMap(({ playerId }) => playerId ?? []),
  );
  return {
    shots: shots.map(({ playerId, ...shot }) => ({
      ...shot,
      player: playerId === null ? null : (players.get(playerId) ?? null),
    })),
  };
}
