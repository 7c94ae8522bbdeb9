import { sql } from 'kysely';

/**
 * Whether an offer `o` is open: a bookmaker's newest quote of a market lists its lines, and a line missing from it is
 * withdrawn.
 */
export const isStanding = sql`NOT EXISTS (SELECT FROM odds newer
  WHERE newer.match_id = o.match_id AND newer.bookmaker_id = o.bookmaker_id AND newer.market = o.market
    AND coalesce(newer.seen_at, newer.current_at) > coalesce(o.seen_at, o.current_at))`;
