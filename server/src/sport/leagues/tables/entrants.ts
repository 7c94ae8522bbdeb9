import { type Kysely, sql } from 'kysely';

import type { StageResults } from './results';
import type { SeasonRules } from '../rules/seasonRules';
import type { Database } from '@scoreline/database/schema';

export interface Entrant {
  id: number;
  name: string;
  colours: string[] | null;
  country: string | null;
  groups: string[];
}

/** Teams of the season's own list, plus all others that have played in it. Groups missing from the list come from the matches. */
export async function loadEntrants(
  db: Kysely<Database>,
  seasonId: number,
  stages: StageResults[],
): Promise<Entrant[]> {
  const played = new Set(stages.flatMap((stage) => stage.appearances.map(({ teamId }) => teamId)));
  const { rows } = await sql<Entrant>`
    SELECT t.id, t.name, t.colours, t.country_code AS country, coalesce(st.groups, '{}') AS groups
    FROM (SELECT team_id FROM season_teams WHERE season_id = ${seasonId}
      UNION SELECT unnest(${[...played]}::int[])) entered
    JOIN teams t ON t.id = entered.team_id
    LEFT JOIN season_teams st ON st.season_id = ${seasonId} AND st.team_id = t.id`.execute(db);
  const grouped = stages.some(({ stage }) => stage === 'groupStage');
  if (!grouped || rows.some(({ groups }) => groups.length > 0)) return rows;
  const drawn = await groupsDrawn(db, seasonId);
  return rows.map((team) => ({ ...team, groups: drawn.get(team.id) ?? [] }));
}

async function groupsDrawn(db: Kysely<Database>, seasonId: number): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ team_id: number; groups: string[] }>`
    SELECT side.team_id, array_agg(DISTINCT m.group_code) AS groups
    FROM matches m CROSS JOIN LATERAL (VALUES (m.home_id), (m.away_id)) side(team_id)
    WHERE m.season_id = ${seasonId} AND m.group_code IS NOT NULL
    GROUP BY side.team_id`.execute(db);
  return new Map(rows.map(({ team_id, groups }) => [team_id, groups]));
}

/** Renames teams to their names in that season. */
export const namedThen = (entrants: Entrant[], { formerNames }: SeasonRules): Entrant[] => {
  if (!formerNames) return entrants;
  const then = new Map(formerNames.map(({ team, name }) => [team, name]));
  return entrants.map((team) => ({ ...team, name: then.get(team.name) ?? team.name }));
};
