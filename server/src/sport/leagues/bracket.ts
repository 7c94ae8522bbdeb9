import { shootOutOf, type LeagueDetail, type MatchSummary } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { SeasonKey } from './season';
import { partStages } from './tables/split';
import type { Database } from '../../store/db/schema';
import { teamCards } from '../matches/sections/cards';
import { inOrder } from '../matches/sections/form/form';

type Bracket = LeagueDetail['bracket'];

/** The knock-out rounds of a season in order of play, the legs of a tie (or the games of a series) together. */
export async function seasonBracket(db: Kysely<Database>, season: SeasonKey): Promise<Bracket> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('stages as s', 's.id', 'm.stage_id')
    .leftJoin('rounds as r', 'r.id', 'm.round_id')
    .select(['m.id', 'r.name as round', 's.name as stage', 'm.home_id', 'm.away_id'])
    .where('m.season_id', '=', season.id)
    .where('s.kind', 'in', ['postSeason', 'semifinal', 'finals'])
    .where((eb) => eb.not(eb('s.name', '=', sql<string>`ANY(${partStages(season.rules)}::text[])`)))
    .orderBy('s.position')
    .orderBy('r.number')
    .orderBy('m.start_time')
    .execute();
  if (rows.length === 0) return [];
  const matches = new Map(
    (
      await inOrder(
        db,
        rows.map((row) => row.id),
      )
    ).map((match) => [match.eventId, match]),
  );
  const teams = await teamCards(
    db,
    rows.flatMap((row) => [row.home_id, row.away_id]),
  );
  return roundsOf(rows).map(({ round, ties }) => ({
    round,
    ties: ties.map((ids) => {
      const legs = ids.flatMap((id) => matches.get(id) ?? []);
      const first = firstItem(legs);
      return {
        home: teams.get(first.home.competitorId) ?? null,
        away: teams.get(first.away.competitorId) ?? null,
        legs,
        winner: tieWinner(legs),
      };
    }),
  }));
}

interface KnockOutRow {
  id: number;
  round: string | null;
  stage: string;
  home_id: number;
  away_id: number;
}

function roundsOf(rows: KnockOutRow[]): { round: string; ties: number[][] }[] {
  const rounds = new Map<string, Map<string, number[]>>();
  for (const row of rows) {
    const name = row.round ?? row.stage;
    const ties = rounds.get(name) ?? new Map<string, number[]>();
    const pair = [row.home_id, row.away_id].sort((a, b) => a - b).join('-');
    ties.set(pair, [...(ties.get(pair) ?? []), row.id]);
    rounds.set(name, ties);
  }
  return [...rounds].map(([round, ties]) => ({ round, ties: [...ties.values()] }));
}

const over = new Set(['finished', 'afterExtraTime', 'afterPenalties', 'awarded']);

/**
 * Who goes through: in football the better aggregate, then the shoot-out of the last leg; in basketball who won more
 * games of a finished series. Null while it is open. The competitor id.
 */
export function tieWinner(legs: MatchSummary[]): number | null {
  const [opening] = legs;
  const last = legs.at(-1);
  if (!opening || !last || !legs.every((leg) => over.has(leg.status))) return null;
  const first = opening.home.competitorId;
  const second = opening.away.competitorId;
  const margin = legs.reduce((sum, leg) => sum + marginOf(leg, first), 0);
  if (margin !== 0) return margin > 0 ? first : second;
  return shootOutWinner(last);
}

function marginOf(leg: MatchSummary, competitorId: number): number {
  const margin = (leg.home.score ?? 0) - (leg.away.score ?? 0);
  const own = leg.home.competitorId === competitorId ? margin : -margin;
  return leg.sport === 'basketball' ? Math.sign(own) : own;
}

function shootOutWinner(leg: MatchSummary): number | null {
  const kicks = shootOutOf(leg);
  if (!kicks || kicks.home === kicks.away) return null;
  return kicks.home > kicks.away ? leg.home.competitorId : leg.away.competitorId;
}
