import { graphMinute, lastPeriodOf, type MatchMomentum } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { MatchKey } from './matchKey';
import type { Database } from '@scoreline/database/schema';

type Mark = MatchMomentum['marks'][number];

const marked = ['goal', 'ownGoal', 'penaltyGoal', 'redCard', 'secondYellow'] as const;
const halfMinutes = [45, 45, 15, 15];
const shootOut = 5;
const quarters = 4;
const quarterSeconds = 12 * 60;
const overtimeSeconds = 5 * 60;

/** Football: the provider's momentum with marks for goals and red cards. Basketball: the score difference over time. */
export const matchMomentum = (db: Kysely<Database>, match: MatchKey): Promise<MatchMomentum> =>
  match.sport === 'football' ? footballMomentum(db, match.id) : scoreDifference(db, match.id);

async function footballMomentum(db: Kysely<Database>, matchId: number): Promise<MatchMomentum> {
  const [series, incidents] = await Promise.all([
    db
      .selectFrom('match_momentum')
      .select('values')
      .where('match_id', '=', matchId)
      .executeTakeFirst(),
    db
      .selectFrom('incidents')
      .select(['kind', 'side', 'period', 'minute', 'added'])
      .where('match_id', '=', matchId)
      .where('removed', '=', false)
      .where('period', '<', shootOut)
      .where('kind', 'in', [...marked, 'periodStart'])
      .orderBy('minute')
      .execute(),
  ]);
  const values = series?.values ?? [];
  const last = lastPeriodOf(incidents);
  const marks = incidents.flatMap((row): Mark[] =>
    row.side && row.minute !== null && row.kind !== 'periodStart'
      ? [{ at: graphMinute(row, last), side: row.side, kind: row.kind }]
      : [],
  );
  const periods: number[] = [];
  for (const length of halfMinutes) {
    const end = (periods.at(-1) ?? 0) + length;
    if (end <= values.length) periods.push(end);
  }
  return {
    kind: 'momentum',
    points: values.map((value, index) => ({ at: index + 1, value })),
    marks,
    periods,
  };
}

async function scoreDifference(db: Kysely<Database>, matchId: number): Promise<MatchMomentum> {
  const rows = await db
    .selectFrom('incidents')
    .select(['kind', 'second', 'period', 'home_score', 'away_score'])
    .where('match_id', '=', matchId)
    .where('kind', 'in', ['score', 'periodEnd'])
    .where('removed', '=', false)
    .where('second', 'is not', null)
    .orderBy('second')
    .orderBy('id')
    .$narrowType<{ second: number }>()
    .execute();
  const points = rows.flatMap((row) =>
    row.kind === 'score' && row.home_score !== null && row.away_score !== null
      ? [{ at: row.second, value: row.home_score - row.away_score }]
      : [],
  );
  const ends = new Map(
    rows.flatMap((row) => (row.kind === 'periodEnd' ? [[row.period, row.second]] : [])),
  );
  const last = Math.max(quarters, ...rows.map((row) => row.period));
  return {
    kind: 'difference',
    points: [{ at: 0, value: 0 }, ...points],
    marks: [],
    periods: periodEnds(ends, last),
  };
}

/** The provider's ends of periods; a period not over yet is as long as the league's others, an overtime 5 minutes. */
export function periodEnds(known: ReadonlyMap<number, number>, last: number): number[] {
  const quarter = known.get(1) ?? quarterSeconds;
  const ends: number[] = [];
  for (let period = 1; period <= last; period++) {
    const length = period <= quarters ? quarter : overtimeSeconds;
    ends.push(known.get(period) ?? (ends.at(-1) ?? 0) + length);
  }
  return ends;
}
