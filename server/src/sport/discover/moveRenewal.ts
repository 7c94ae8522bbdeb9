import { leastPrice } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** The smallest change that is stored, in percent: no list requests less. */
const leastChange = 1;
const atOnce = 400;

interface Due {
  match_id: number;
  market: string;
}

/**
 * Recomputes the movements that are due: a price or kick-off changed, a change left the window, or a price has lasted its first
 * minute. A running writer locks its matches until it commits.
 */
export async function renewMoves(db: Kysely<Database>, now: Date): Promise<number> {
  let renewed = 0;
  for (;;) {
    const { rows } =
      await sql`SELECT FROM price_move_renewals WHERE due_at <= ${now} LIMIT 1`.execute(db);
    const done = rows.length ? await renewSome(db, now) : 0;
    renewed += done;
    if (done < atOnce) return renewed;
  }
}

const renewSome = (db: Kysely<Database>, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<Due>`SELECT match_id, market FROM price_move_renewals
      WHERE due_at <= ${now} ORDER BY match_id, market LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`.execute(
      trx,
    );
    if (!rows.length) return 0;
    const due = sql`(SELECT * FROM unnest(${rows.map((row) => row.match_id)}::int[],
      ${rows.map((row) => row.market)}::market[]) d(match_id, market))`;
    // Match id first: the planner cannot estimate how few rows there are.
    await sql`DELETE FROM price_moves WHERE match_id = ANY(${rows.map((row) => row.match_id)}::int[])
      AND (match_id, market) IN (SELECT match_id, market FROM ${due} d)`.execute(trx);
    await sql`WITH due AS ${due}, ${offers(now)}, ${mainLines}, ${lastingPrices(now)}
      INSERT INTO price_moves (match_id, market, movement_window, start_time, tournament_id,
        bookmaker_id, line, from_line, outcome, was, price, change) ${moves}`.execute(trx);
    await sql`UPDATE price_move_renewals r SET due_at = ${nextDue(now)}
      FROM ${due} d WHERE r.match_id = d.match_id AND r.market = d.market`.execute(trx);
    await sql`DELETE FROM price_move_renewals r USING ${due} d, matches m
      WHERE r.match_id = d.match_id AND r.market = d.market AND m.id = r.match_id
        AND m.status <> 'notStarted'`.execute(trx);
    return rows.length;
  });

/** Every offer, once per window, with the start of its movement and the bookmaker's latest quote on the match. */
const offers = (now: Date) => sql`offers AS (
  SELECT o.*, m.start_time, m.tournament_id, w.name AS movement_window,
    greatest(${now}::timestamptz - w.length, min(o.opening_at) OVER book) AS base_at,
    max(coalesce(o.seen_at, o.current_at)) OVER book AS newest
  FROM due d JOIN matches m ON m.id = d.match_id JOIN odds o ON o.match_id = d.match_id AND o.market = d.market
  CROSS JOIN (VALUES ('12h', interval '12 hours'), ('24h', '24 hours'), ('opening', NULL)) w(name, length)
  WHERE m.status = 'notStarted'
  WINDOW book AS (PARTITION BY o.match_id, o.market, o.bookmaker_id, w.name))`;

/** The main line among several is the most balanced one: now, and among the newest at the start of the window. */
const mainLines = sql`
  main_now AS (
    SELECT DISTINCT ON (match_id, market, bookmaker_id, movement_window) * FROM offers
    WHERE coalesce(seen_at, current_at) = newest
    ORDER BY match_id, market, bookmaker_id, movement_window, abs(current_home - current_away), line),
  main_then AS (
    SELECT DISTINCT ON (match_id, market, bookmaker_id, movement_window)
      match_id, market, bookmaker_id, movement_window, line
    FROM offers WHERE opening_at <= base_at
    ORDER BY match_id, market, bookmaker_id, movement_window, opening_at DESC, abs(opening_home - opening_away), line),
  mains AS (
    SELECT n.*, t.line AS from_line
    FROM main_now n JOIN main_then t USING (match_id, market, bookmaker_id, movement_window))`;

/** The newest price up to `at` that lasted a minute; the opening price counts however briefly it lasted. */
const lastingPrice = (at: unknown, when: unknown, now: Date) => sql`
  SELECT p.home, p.draw, p.away FROM odds_movements p
  WHERE ${when} AND p.odds_id = n.id AND p.at BETWEEN n.opening_at AND ${at} AND (p.at = n.opening_at
    OR p.at <= ${now}::timestamptz - interval '1 minute' AND NOT EXISTS (
      SELECT FROM odds_movements next WHERE next.odds_id = p.odds_id
        AND next.at > p.at AND next.at < p.at + interval '1 minute'))
  ORDER BY p.at DESC LIMIT 1`;

/** History is read only where the price changed within the window or the last minute. */
function lastingPrices(now: Date) {
  const moment = sql`${now}::timestamptz`;
  const past = lastingPrice(sql`n.base_at`, sql`n.opening_at < n.base_at`, now);
  const last = lastingPrice(moment, sql`n.current_at > ${moment} - interval '1 minute'`, now);
  return sql`priced AS (
    SELECT n.*,
      n.line <> n.from_line AND (n.movement_window = 'opening' OR n.opening_at > n.base_at) AS line_moved,
      coalesce(past.home, n.opening_home) AS was_home, coalesce(past.draw, n.opening_draw) AS was_draw,
      coalesce(past.away, n.opening_away) AS was_away,
      coalesce(last.home, n.current_home) AS is_home, coalesce(last.draw, n.current_draw) AS is_draw,
      coalesce(last.away, n.current_away) AS is_away
    FROM mains n LEFT JOIN LATERAL (${past}) past ON true LEFT JOIN LATERAL (${last}) last ON true
    WHERE n.current_at > n.base_at OR n.line <> n.from_line)`;
}

const moveColumns = sql`p.match_id, p.market, p.movement_window, p.start_time, p.tournament_id, p.bookmaker_id, p.line, p.from_line`;

/** Percentages of one line's outcomes; a moved line is a separate change without a percentage. */
const moves = sql`
  SELECT * FROM (
    SELECT ${moveColumns}, v.outcome, v.was, v.price, round((v.price - v.was) / v.was * 100, 2) AS change
    FROM priced p CROSS JOIN LATERAL (VALUES ('home', p.opening_home, p.was_home, p.is_home),
      ('draw', p.opening_draw, p.was_draw, p.is_draw), ('away', p.opening_away, p.was_away, p.is_away))
      v(outcome, opening, was, price)
    WHERE NOT p.line_moved AND least(v.opening, v.was, v.price) >= ${leastPrice}) moved
  WHERE abs(change) >= ${leastChange}
  UNION ALL
  SELECT ${moveColumns}, NULL, NULL, NULL, NULL FROM priced p WHERE p.line_moved`;

/** A change counts after a minute and leaves a window 12 and 24 hours later. */
const nextDue = (now: Date) => sql`(
  SELECT coalesce(min(next), 'infinity') FROM odds o
  CROSS JOIN LATERAL (
    SELECT o.opening_at AS at UNION ALL
    SELECT at FROM odds_movements
    WHERE odds_id = o.id AND at > ${now}::timestamptz - interval '25 hours') changed
  CROSS JOIN LATERAL (VALUES (at), (at + interval '1 minute'), (at + interval '12 hours'),
    (at + interval '24 hours')) v(next)
  WHERE o.match_id = d.match_id AND o.market = d.market AND next > ${now})`;
