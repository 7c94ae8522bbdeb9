import type { LeagueDetail } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import { groupBy } from '../../store/collections/groupBy';
import type { SeasonKey } from './season';
import { formatOf, tieWinner } from './ties';
import { partStages } from './tables/split';
import type { Database } from '@scoreline/database/schema';
import { teamCards } from '../matches/sections/cards';
import { inOrder } from '../matches/sections/form/form';

type Bracket = LeagueDetail['bracket'];

/** The knock-out rounds of a season in order of play, with the legs of a tie (or the games of a series) grouped. */
export async function seasonBracket(db: Kysely<Database>, season: SeasonKey): Promise<Bracket> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('stages as s', 's.id', 'm.stage_id')
    .leftJoin('rounds as r', 'r.id', 'm.round_id')
    .select(['m.id', 'r.name as round', 's.name as stage', 's.id as stage_id'])
    .select(['m.home_id', 'm.away_id'])
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
  return roundsOf(rows).map(({ round, name, ties }) => {
    const all = ties.map((ids) => ids.flatMap((id) => matches.get(id) ?? []));
    const format = formatOf(name, all, season.rules.ties);
    return {
      round,
      ties: all.map((legs) => {
        const first = firstItem(legs);
        return {
          home: teams.get(first.home.competitorId) ?? null,
          away: teams.get(first.away.competitorId) ?? null,
          legs,
          winner: tieWinner(legs, format),
        };
      }),
    };
  });
}

interface KnockOutRow {
  id: number;
  round: string | null;
  stage: string;
  stage_id: number;
  home_id: number;
  away_id: number;
}

interface Round {
  /** The displayed name: includes the stage if another stage has a round of this name. */
  round: string;
  /** The name within its stage. */
  name: string;
  ties: number[][];
}

/** All matches of two sides in a stage are one tie of the first match's round: legs and replays have round names of their own. */
function roundsOf(rows: KnockOutRow[]): Round[] {
  const ties = groupBy(rows, ({ stage_id, home_id, away_id }) =>
    [stage_id, Math.min(home_id, away_id), Math.max(home_id, away_id)].join('-'),
  );
  const rounds = groupBy(
    [...ties.values()],
    ([first]) => `${first?.stage_id ?? 0} ${nameOf(first)}`,
  );
  const names = groupBy([...rounds.values()], ([tie]) => nameOf(tie?.[0]));
  return [...rounds.values()].map((own) => {
    const [first] = firstItem(own);
    const name = nameOf(first);
    const isShared = (names.get(name)?.length ?? 0) > 1 && first && first.stage !== name;
    return {
      round: isShared ? `${first.stage}, ${name}` : name,
      name,
      ties: own.map((tie) => tie.map(({ id }) => id)),
    };
  });
}

const nameOf = (row: KnockOutRow | undefined): string => row?.round ?? row?.stage ?? '';
