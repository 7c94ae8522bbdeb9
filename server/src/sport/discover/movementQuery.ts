import type { Market } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { MoverCursor } from './moverCursor';
import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';

/** One row per match: its largest mover. `outcome` and prices are null if the main line itself moved. */
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
  /** The absolute change; 0 if a line moved. */
  size: number;
  others: number;
}

type Filters = Parsed<'sports-query/discover/movements'>;

const hour = 3_600_000;
/** Defaults to the sport's main market. */
export const marketOf = ({ sport, market = sport === 'football' ? '1x2' : 'moneyline' }: Filters) =>
  market;

/** Largest movers of matches that have not started, at most `limit` after the cursor. */
export async function moverRows(
  db: Kysely<Database>,
  filters: Filters,
  now: Date,
  after: MoverCursor | null,
): Promise<MoverRow[]> {
  const { rows } = await sql<MoverRow>`
    WITH ranked AS (
      SELECT p.*, b.name AS bookmaker, coalesce(abs(p.change), 0) AS size,
        (count(*) OVER (PARTITION BY p.match_id) - 1)::int AS others,
        row_number() OVER (PARTITION BY p.match_id
          ORDER BY abs(p.change) DESC NULLS LAST, b.priority, p.bookmaker_id, p.outcome) AS rank
      FROM price_moves p JOIN bookmakers b ON b.id = p.bookmaker_id
      WHERE ${asked(filters, now)})
    SELECT r.match_id AS id, r.start_time, r.tournament_id, r.bookmaker_id, r.bookmaker,
      r.market, r.outcome, r.line, r.from_line, r.was, r.price, r.change, r.size, r.others
    FROM ranked r
    WHERE r.rank = 1 AND ${following(filters.sort, after)}
    ORDER BY ${filters.sort === 'size' ? sql`r.size DESC,` : sql``} r.start_time, r.match_id
    LIMIT ${filters.limit}`.execute(db);
  return rows;
}

function asked(filters: Filters, now: Date) {
  const { direction, threshold, window, within, tournamentId, bookmakerId } = filters;
  const until = new Date(now.getTime() + within * hour);
  const wanted = {
    dropping: sql`p.change <= ${-threshold}::numeric`,
    rising: sql`p.change >= ${threshold}::numeric`,
    all: sql`(abs(p.change) >= ${threshold}::numeric OR p.change IS NULL)`,
  }[direction];
  return sql`p.market = ${marketOf(filters)} AND p.movement_window = ${window}
    AND p.start_time > ${now} AND p.start_time <= ${until} AND ${wanted}
    AND ${tournamentId === undefined ? sql`true` : sql`p.tournament_id = ${tournamentId}`}
    AND ${bookmakerId === undefined ? sql`true` : sql`p.bookmaker_id = ${bookmakerId}`}`;
}

function following(sort: Filters['sort'], after: MoverCursor | null) {
  if (!after) return sql`true`;
  const { size, startTime, id } = after;
  return sort === 'size'
    ? sql`(-r.size, r.start_time, r.match_id) > (${-size}::numeric, ${startTime}::timestamptz, ${id}::int)`
    : sql`(r.start_time, r.match_id) > (${startTime}::timestamptz, ${id}::int)`;
}
