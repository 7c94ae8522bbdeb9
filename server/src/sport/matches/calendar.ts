import type { MatchCalendar } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { addDays, dayIn, daysOfMonth, dayStart } from './day';

interface DayRow {
  /** 1 is the first of the month. */
  day: number;
  matches: number;
  live: number;
  subscribed: number;
}

/** The number of matches in each day's list; a match in play since yesterday also counts today. */
export async function matchCalendar(
  request: Parsed<'sports-query/match/calendar'>,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<MatchCalendar> {
  const { sport, month, timeZone, eventIds = [] } = request;
  const days = daysOfMonth(month);
  const starts = [...days, addDays(days.at(-1) as string, 1)].map((day) => dayStart(day, timeZone));
  const today = days.indexOf(dayIn(now(), timeZone)) + 1;
  const { rows } = await sql<DayRow>`
    WITH bounds AS (SELECT ${starts}::timestamptz[] AS starts),
    shown AS (
      SELECT m.id, m.status, width_bucket(m.start_time, b.starts) AS day
      FROM matches m, bounds b
      WHERE m.sport = ${sport}
        AND m.start_time >= ${starts[0]} AND m.start_time < ${starts.at(-1)}
      UNION ALL
      SELECT m.id, m.status, ${today}::int FROM matches m
      WHERE ${today}::int > 0 AND m.sport = ${sport} AND m.status IN ('live', 'halfTime')
        AND m.start_time < ${starts[Math.max(today - 1, 0)]})
    SELECT day, count(*) AS matches, count(*) FILTER (WHERE status IN ('live', 'halfTime')) AS live,
      count(*) FILTER (WHERE id = ANY(${eventIds}::int[])) AS subscribed
    FROM shown GROUP BY day ORDER BY day`.execute(db);
  return {
    days: rows.map(({ day, matches, live, subscribed }) => ({
      date: days[day - 1] as string,
      matches,
      live,
      subscribed,
    })),
  };
}
