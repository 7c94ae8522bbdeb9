import { sql } from 'kysely';

/** An offer `o` that stands: a bookmaker's newest word on a market names its lines, and one it leaves is offered no longer. */
export const isStanding = sql`NOT EXISTS (SELECT FROM odds newer
  WHERE newer.match_id = o.match_id AND newer.bookmaker_id = o.bookmaker_id AND newer.market = o.market
    AND coalesce(newer.seen_at, newer.current_at) > coalesce(o.seen_at, o.current_at))`;
