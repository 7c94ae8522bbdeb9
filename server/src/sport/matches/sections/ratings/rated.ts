import type { MatchStatus } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

const underWay: readonly MatchStatus[] = ['live', 'halfTime'];
const over: readonly MatchStatus[] = ['finished', 'afterExtraTime', 'afterPenalties'];
const shootOut = 5;

/**
 * Whether the events of row `m` of `matches` suffice for ratings: they include every goal of the score and at least one event;
 * after the end also a substitution, because a source without substitutions does not show who played how long.
 */
export const isRated = sql<boolean>`(
  m.sport = 'football' AND m.status = ANY(${[...underWay, ...over]}::match_status[])
  AND coalesce((
    SELECT count(*) > 0
      AND count(*) FILTER (WHERE goal AND side = 'home') = m.home_score
      AND count(*) FILTER (WHERE goal AND side = 'away') = m.away_score
      AND (m.status = ANY(${underWay}::match_status[]) OR bool_or(kind = 'substitution'))
    FROM (SELECT kind, side, kind IN ('goal', 'ownGoal', 'penaltyGoal') AS goal FROM incidents
      WHERE match_id = m.id AND NOT removed AND period < ${shootOut}) happened
  ), false))`;
