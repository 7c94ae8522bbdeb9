import type { StageKind } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { groupBy } from '../../../store/collections/groupBy';

/** A match from one side's perspective. */
export interface Appearance {
  teamId: number;
  opponentId: number;
  home: boolean;
  scored: number;
  conceded: number;
  /** Set if the result was decided and the goals do not show it. */
  outcome?: 'W' | 'L';
  startTime: Date;
}

export interface StageResults {
  stageId: number;
  stage: StageKind;
  name: string;
  /** By kick-off. */
  appearances: Appearance[];
  /** The teams of this group stage, each with its groups, in a season with several group stages. */
  drawn?: ReadonlyMap<number, string[]>;
}

interface ResultOf {
  start_time: Date;
  home_id: number;
  away_id: number;
  home_score: number | null;
  away_score: number | null;
}

interface ResultRow extends ResultOf {
  stage_id: number;
  kind: StageKind;
  name: string;
}

/** A hypothetical result, counted as if the match had ended so. */
export interface Supposed {
  stageId: number;
  startTime: Date;
  homeId: number;
  awayId: number;
  score: { home: number; away: number };
}

interface Which {
  seasonId: number;
  /** Includes scores of matches in play. */
  live: boolean;
  /** Only rounds up to this one. */
  round?: number | undefined;
  /** Only matches that started before this time. */
  before?: Date | undefined;
  /** Stages after the regular season that have a table. */
  partStages?: readonly string[];
  /** Counted after the results of its stage. */
  supposed?: Supposed | undefined;
}

/**
 * The results that count for a season's tables: matches played out or awarded, in stages with a table. Cancelled and abandoned
 * matches do not count. A stage without results is returned empty.
 */
export async function stageResults(db: Kysely<Database>, which: Which): Promise<StageResults[]> {
  const { seasonId, live, round, before, supposed, partStages = [] } = which;
  const counted = ['finished', 'afterExtraTime', 'afterPenalties', 'awarded'];
  const statuses = live ? [...counted, 'live', 'halfTime'] : counted;
  const { rows } = await sql<ResultRow>`
    SELECT s.id AS stage_id, s.kind, s.name, m.start_time, m.home_id, m.away_id, m.home_score, m.away_score
    FROM stages s
    LEFT JOIN (matches m LEFT JOIN rounds r ON r.id = m.round_id)
      ON m.season_id = s.season_id AND m.stage_id = s.id AND m.home_score IS NOT NULL
      AND m.status = ANY(${statuses}::match_status[])
      AND (${round ?? null}::int IS NULL OR r.number <= ${round ?? null}::int)
      AND (${before ?? null}::timestamptz IS NULL OR m.start_time < ${before ?? null}::timestamptz)
    WHERE s.season_id = ${seasonId}
      AND (s.kind IN ('regularSeason', 'groupStage') OR s.name = ANY(${partStages}::text[]))
    ORDER BY s.position, s.id, m.start_time, m.id`.execute(db);
  const stages = groupBy(rows, (row) => row.stage_id);
  const grouped = [...stages.values()].filter(([first]) => first?.kind === 'groupStage');
  const drawn = grouped.length > 1 ? await drawnIn(db, seasonId) : null;
  return [...stages].map(([stageId, own]) => ({
    stageId,
    stage: own[0]?.kind ?? 'regularSeason',
    name: own[0]?.name ?? '',
    ...(drawn && own[0]?.kind === 'groupStage' && { drawn: drawn.get(stageId) ?? new Map() }),
    appearances: [
      ...own.flatMap(bothSides),
      ...(supposed?.stageId === stageId ? bothSides(supposedRow(supposed)) : []),
    ],
  }));
}

/** The teams of each stage, with their groups. */
async function drawnIn(
  db: Kysely<Database>,
  seasonId: number,
): Promise<Map<number, Map<number, string[]>>> {
  const { rows } = await sql<{ stage_id: number; team_id: number; groups: string[] }>`
    SELECT m.stage_id, side.team_id,
      coalesce(array_agg(DISTINCT m.group_code) FILTER (WHERE m.group_code IS NOT NULL), '{}') AS groups
    FROM matches m CROSS JOIN LATERAL (VALUES (m.home_id), (m.away_id)) side(team_id)
    WHERE m.season_id = ${seasonId} GROUP BY m.stage_id, side.team_id`.execute(db);
  const stages = groupBy(rows, ({ stage_id }) => stage_id);
  return new Map(
    [...stages].map(([id, own]) => [id, new Map(own.map((row) => [row.team_id, row.groups]))]),
  );
}

const supposedRow = ({ startTime, homeId, awayId, score }: Supposed): ResultOf => ({
  start_time: startTime,
  home_id: homeId,
  away_id: awayId,
  home_score: score.home,
  away_score: score.away,
});

function bothSides(row: ResultOf): Appearance[] {
  const { home_id, away_id, home_score, away_score, start_time: startTime } = row;
  if (home_score === null || away_score === null) return [];
  const home = { teamId: home_id, opponentId: away_id, scored: home_score, conceded: away_score };
  const away = { teamId: away_id, opponentId: home_id, scored: away_score, conceded: home_score };
  return [
    { ...home, home: true, startTime },
    { ...away, home: false, startTime },
  ];
}
