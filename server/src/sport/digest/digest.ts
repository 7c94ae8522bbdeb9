import { type Digest, type Movements, sports } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { movements } from '../discover/movements';
import { addDays, dayStart, daySpan } from '../matches/day';
import { insightsOfMatches } from '../matches/sections/insights/matchInsights';
import { biggestUpset } from './upset';

type Asked = Pick<OperationContext, 'db' | 'now'>;

/** Number of the day's matches that are checked for an insight, first leagues first. */
const considered = 60;
const shownMovers = 3;

/** The morning digest of a day, in the day's time zone. */
export async function digest(
  { date, timeZone }: Parsed<'sports-query/digest'>,
  context: Asked,
): Promise<Digest> {
  const { db, now } = context;
  const today = daySpan(date, timeZone);
  const yesterday = { from: dayStart(addDays(date, -1), timeZone), to: today.from };
  const [upset, insight, moved] = await Promise.all([
    biggestUpset(db, yesterday),
    bestInsight(db, { from: later(now(), today.from), to: today.to }),
    largestMoves(context),
  ]);
  return { date, upset, insight, ...moved };
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

async function bestInsight(
  db: Kysely<Database>,
  { from, to }: { from: Date; to: Date },
): Promise<Digest['insight']> {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('tournaments as t', 't.id', 'm.tournament_id')
    .select(['m.id', 'm.sport', 'm.home_id as homeId', 'm.away_id as awayId'])
    .select('m.start_time as startTime')
    .where('m.start_time', '>=', from)
    .where('m.start_time', '<', to)
    .where('m.status', '=', 'notStarted')
    .orderBy('t.priority')
    .orderBy('m.start_time')
    .orderBy('m.id')
    .limit(considered)
    .execute();
  const insights = (await insightsOfMatches(db, rows)).flatMap(({ match, insights }) =>
    insights.map((insight) => ({ match, insight, share: insight.hits / insight.sample })),
  );
  const [best] = insights.sort((a, b) => b.share - a.share || b.insight.sample - a.insight.sample);
  return best ? { match: best.match, insight: best.insight } : null;
}

const sizeOf = ({ mover }: Movements['rows'][number]): number =>
  mover.kind === 'price' ? Math.abs(mover.change) : 0;

async function largestMoves(context: Asked): Promise<Pick<Digest, 'movers' | 'tournaments'>> {
  const lists = await Promise.all(
    sports.map((sport) =>
      movements(
        {
          ...{ sport, direction: 'all', threshold: 7, window: 'opening' },
          ...{ within: 24, sort: 'size', limit: shownMovers },
        },
        context,
      ),
    ),
  );
  const movers = lists.flatMap(({ rows }) => rows).filter((row) => sizeOf(row) > 0);
  return {
    movers: movers.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, shownMovers),
    tournaments: lists.flatMap(({ tournaments }) => tournaments),
  };
}
