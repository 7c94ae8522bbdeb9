import type { Market } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { MoverCursor } from './moverCursor';
import type { Database } from '../db/schema';
import type { Parsed } from '../gateway/operation';

/** One row a match: its largest mover. `outcome` and prices are null where the main line itself moved. */
export interface MoverRow {
  id: number;
  start_time: Date;
  tournament_id: number;
  bookmaker_id: number;
  bookmaker: string;
  market: Market;
  outcome: 'home' | 'draw' | 'away' | null;
  line: number;
  from_line: number;
  was: number | null;
  price: number | null;
  change: number | null;
  /** The change without its sign; 0 where a line moved. */
  size: number;
  others: number;
}

type Filters = Parsed<'sports-query/discover/movements'>;

const hour = 3_600_000;
const marketOf = ({ sport, market = sport === 'football' ? '1x2' : 'moneyline' }: Filters) =>
  market;
const hasLines = (market: Market) => market !== '1x2' && market !== 'moneyline';
const windowHours = { '12h': 12, '24h': 24, opening: null } as const;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);

/** Largest movers of matches still to start, at most `limit` after the cursor. */
export async function moverRows(
  db: Kysely<Database>,
  filters: Filters,
  now: Date,
  after: MoverCursor | null,
): Promise<MoverRow[]> {
  const { rows } = await sql<MoverRow>`
    WITH ${offers(filters, now)}, ${mainLines(marketOf(filters))}, ${lastingPrices(now)},
    ${changes(filters)}
    SELECT r.match_id AS id, r.start_time, r.tournament_id, r.bookmaker_id, b.name AS bookmaker,
      r.market, r.outcome, r.line, r.from_line, r.was, r.price, r.change, r.size, r.others
    FROM ranked r JOIN bookmakers b ON b.id = r.bookmaker_id
    WHERE r.rank = 1 AND ${following(filters.sort, after)}
    ORDER BY ${filters.sort === 'size' ? sql`r.size DESC,` : sql``} r.start_time, r.match_id
    LIMIT ${filters.limit}`.execute(db);
  return rows;
}

/** Every offer of the market, with the moment its movement counts from and the bookmaker's newest word on the match. */
function offers(filters: Filters, now: Date) {
  const market = marketOf(filters);
  const hours = windowHours[filters.window];
  const start = hours === null ? null : before(now, hours);
  const [opened, seen] = [sql`o.opening_at`, sql`coalesce(o.seen_at, o.current_at)`];
  const book = sql`OVER (PARTITION BY o.match_id, o.bookmaker_id)`;
  const [first, newest] = hasLines(market)
    ? [sql`min(${opened}) ${book}`, sql`max(${seen}) ${book}`]
    : [opened, seen];
  return sql`offers AS (
    SELECT o.*, m.start_time, m.tournament_id, b.priority,
      greatest(${start}::timestamptz, ${first}) AS base_at, ${newest} AS newest
    FROM matches m JOIN odds o ON o.match_id = m.id JOIN bookmakers b ON b.id = o.bookmaker_id
    WHERE m.sport = ${filters.sport} AND m.status = 'notStarted' AND m.start_time > ${now}
      AND m.start_time <= ${before(now, -filters.within)} AND o.market = ${market}
      AND ${filters.tournamentId === undefined ? sql`true` : sql`m.tournament_id = ${filters.tournamentId}`}
      AND ${filters.bookmakerId === undefined ? sql`true` : sql`o.bookmaker_id = ${filters.bookmakerId}`})`;
}

/** Of several lines on offer the main one is the most balanced: now, and among the newest when the window began. */
const mainLines = (market: Market) =>
  hasLines(market)
    ? sql`
  main_now AS (
    SELECT DISTINCT ON (match_id, bookmaker_id) * FROM offers
    WHERE coalesce(seen_at, current_at) = newest
    ORDER BY match_id, bookmaker_id, abs(current_home - current_away), line),
  main_then AS (
    SELECT DISTINCT ON (match_id, bookmaker_id) match_id, bookmaker_id, line FROM offers
    WHERE opening_at <= base_at
    ORDER BY match_id, bookmaker_id, opening_at DESC, abs(opening_home - opening_away), line),
  mains AS (
    SELECT n.*, t.line AS from_line
    FROM main_now n JOIN main_then t USING (match_id, bookmaker_id))`
    : sql`mains AS (SELECT *, line AS from_line FROM offers)`;

/** The newest price up to `at` that stood for a minute; the opening price counts however short it stood. */
const lastingPrice = (at: unknown, when: unknown, now: Date) => sql`
  SELECT p.home, p.draw, p.away FROM odds_movements p
  WHERE ${when} AND p.odds_id = n.id AND p.at <= ${at} AND (p.at = n.opening_at
    OR p.at <= ${now}::timestamptz - interval '1 minute' AND NOT EXISTS (
      SELECT FROM odds_movements next WHERE next.odds_id = p.odds_id
        AND next.at > p.at AND next.at < p.at + interval '1 minute'))
  ORDER BY p.at DESC LIMIT 1`;

/** History is read only where the price changed within the window or within the last minute. */
function lastingPrices(now: Date) {
  const moment = sql`${now}::timestamptz`;
  const past = lastingPrice(sql`n.base_at`, sql`n.opening_at < n.base_at`, now);
  const last = lastingPrice(moment, sql`n.current_at > ${moment} - interval '1 minute'`, now);
  return sql`priced AS (
    SELECT n.*,
      coalesce(past.home, n.opening_home) AS was_home, coalesce(past.draw, n.opening_draw) AS was_draw,
      coalesce(past.away, n.opening_away) AS was_away,
      coalesce(last.home, n.current_home) AS is_home, coalesce(last.draw, n.current_draw) AS is_draw,
      coalesce(last.away, n.current_away) AS is_away
    FROM mains n LEFT JOIN LATERAL (${past}) past ON true LEFT JOIN LATERAL (${last}) last ON true
    WHERE n.current_at > n.base_at OR n.line <> n.from_line)`;
}

/** Percentages of one line's outcomes; a moved line is a change of its own, without one. */
function changes({ direction, threshold, window }: Filters) {
  const wanted = {
    dropping: sql`change <= ${-threshold}`,
    rising: sql`change >= ${threshold}`,
    all: sql`(abs(change) >= ${threshold} OR change IS NULL)`,
  }[direction];
  const lineMoved = sql`(p.line <> p.from_line AND (${window === 'opening'} OR p.opening_at > p.base_at))`;
  return sql`moves AS (
    SELECT p.*, v.outcome, v.was, v.price, round((v.price - v.was) / v.was * 100, 2) AS change
    FROM priced p CROSS JOIN LATERAL (VALUES ('home', p.opening_home, p.was_home, p.is_home),
      ('draw', p.opening_draw, p.was_draw, p.is_draw), ('away', p.opening_away, p.was_away, p.is_away))
      v(outcome, opening, was, price)
    WHERE NOT ${lineMoved} AND v.opening >= 1.01 AND v.was >= 1.01
    UNION ALL
    SELECT p.*, NULL, NULL, NULL, NULL FROM priced p WHERE ${lineMoved}),
  ranked AS (
    SELECT *, coalesce(abs(change), 0) AS size,
      (count(*) OVER (PARTITION BY match_id) - 1)::int AS others,
      row_number() OVER (PARTITION BY match_id
        ORDER BY abs(change) DESC NULLS LAST, priority, bookmaker_id, outcome) AS rank
    FROM moves WHERE ${wanted})`;
}

function following(sort: Filters['sort'], after: MoverCursor | null) {
  if (!after) return sql`true`;
  const { size, startTime, id } = after;
  return sort === 'size'
    ? sql`(-r.size, r.start_time, r.match_id) > (${-size}::numeric, ${startTime}::timestamptz, ${id}::int)`
    : sql`(r.start_time, r.match_id) > (${startTime}::timestamptz, ${id}::int)`;
}
