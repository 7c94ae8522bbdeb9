import type { MatchPulses } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** Minutes that a pulse covers. */
const minutesBack = 15;

type Goal = MatchPulses['pulses'][number]['goals'][number];

interface PulseRow {
  id: number;
  minute: number;
  values: number[];
  goals: Goal[];
}

/** The momentum of the last minutes of each football match in play, with the goals in that time. */
export async function matchPulses(db: Kysely<Database>): Promise<MatchPulses> {
  const { rows } = await sql<PulseRow>`
    SELECT m.id, cardinality(p."values") AS minute,
      p."values"[greatest(1, cardinality(p."values") - ${minutesBack - 1}::int):] AS values,
      (SELECT coalesce(json_agg(json_build_object('minute', i.minute, 'side', i.side) ORDER BY i.minute, i.id), '[]')
        FROM incidents i WHERE i.match_id = m.id AND NOT i.removed AND i.side IS NOT NULL
        AND i.kind IN ('goal', 'ownGoal', 'penaltyGoal') AND i.period < 5
        AND i.minute > cardinality(p."values") - ${minutesBack}::int) AS goals
    FROM matches m JOIN match_momentum p ON p.match_id = m.id
    WHERE m.sport = 'football' AND m.status IN ('live', 'halfTime') AND cardinality(p."values") > 0
    ORDER BY m.id`.execute(db);
  return {
    pulses: rows.map(({ id, minute, values, goals }) => ({
      eventId: id,
      minute,
      values: values.map(Math.round),
      goals,
    })),
  };
}
