import { sql } from 'kysely';
import { pino } from 'pino';

import { createDispatch, listOperations } from './dispatch';
import { openTestDatabase } from '../db/testing';
import { allOperations } from '../operations';
import { insertLeague } from '../matches/testing';

/**
 * 50,000 matches and 5 million prices, for bench/day-queries, which starts this as a process of its own and asks for the
 * milliseconds of calls one after another.
 */
interface Order {
  kind: 'database' | 'list' | 'calendar' | 'standings' | 'search';
  calls: number;
}

const { db, close } = await openTestDatabase();
const leagues = 125;
const teamsALeague = 20;
const matches = 50_000;
const movements = 25;

for (let n = 0; n < leagues; n++) {
  const teams = Array.from(
    { length: teamsALeague },
    (_, team) => `${syllables(n * 97 + team)} ${n}`,
  );
  await insertLeague(db, { name: `League ${n}`, priority: n, teams });
}
/** 137 matches a day for a year, dealt out to the leagues. */
await sql`
  WITH entered AS (SELECT season_id, array_agg(team_id ORDER BY team_id) AS ids FROM season_teams GROUP BY 1),
  league AS (SELECT s.id AS season_id, s.tournament_id, st.id AS stage_id, e.ids,
    row_number() OVER (ORDER BY s.id) - 1 AS place
    FROM seasons s JOIN stages st ON st.season_id = s.id JOIN entered e ON e.season_id = s.id)
  INSERT INTO matches (sport, tournament_id, season_id, stage_id, home_id, away_id, start_time, status, home_score, away_score)
  SELECT 'football', l.tournament_id, l.season_id, l.stage_id, l.ids[1 + n % 20], l.ids[1 + (n + 1 + n / 20 % 19) % 20],
    timestamptz '2026-07-01 00:00Z' + n * interval '630 seconds', 'finished', n % 5, n % 3
  FROM generate_series(0, ${matches - 1}) n JOIN league l ON l.place = (n / 20) % ${leagues}`.execute(
  db,
);
await sql`INSERT INTO bookmakers (key, name, priority)
  SELECT 'book-' || n, 'Book ' || n, n FROM generate_series(1, 4) n`.execute(db);
await sql`INSERT INTO odds (match_id, bookmaker_id, market, opening_home, opening_draw, opening_away, opening_at,
    current_home, current_draw, current_away, current_at)
  SELECT m.id, b.id, '1x2', 1.9, 3.4, 4.2, m.start_time - interval '3 days', 1.8, 3.5, 4.4, m.start_time
  FROM matches m, bookmakers b`.execute(db);
await sql`INSERT INTO odds_movements (odds_id, at, home, draw, away)
  SELECT o.id, o.opening_at + n * interval '1 hour', 1.9, 3.4, 4.2
  FROM odds o, generate_series(1, ${movements}) n`.execute(db);
await sql`INSERT INTO players (sport, name, slug)
  SELECT 'football', 'Player ' || md5(n::text), 'player' FROM generate_series(1, 50000) n`.execute(
  db,
);
await sql`VACUUM ANALYZE`.execute(db);

const now = () => new Date('2026-11-21T12:00:00Z');
const context = { db, now, logger: pino({ level: 'silent' }), userId: null };
const dispatch = createDispatch(listOperations(allOperations), context);
const sport = 'football' as const;
const timeZone = 'Europe/Madrid';

const calls: Record<Order['kind'], (n: number) => Promise<unknown>> = {
  database: (n) => sql`SELECT name FROM teams WHERE id = ${1 + (n % 2500)}`.execute(db),
  list: (n) => dispatch('sports-query/match/list', { sport, timeZone, date: dayOf(n) }),
  calendar: (n) =>
    dispatch('sports-query/match/calendar', { sport, timeZone, month: dayOf(n * 20).slice(0, 7) }),
  standings: (n) => dispatch('sports-query/league/standings', { tournamentId: 1 + (n % leagues) }),
  search: (n) => dispatch('sports-query/search', { text: syllables(n).slice(0, 2 + (n % 5)) }),
};

const dayOf = (n: number) => new Date(Date.UTC(2026, 6, 2 + (n % 360))).toISOString().slice(0, 10);

function syllables(n: number): string {
  const all = ['ra', 'mi', 'lo', 'ten', 'sko', 'vu', 'dar', 'ne'];
  return [n, n >> 3, n >> 6].map((part) => all[part % all.length]).join('');
}

async function measure({ kind, calls: count }: Order): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    await calls[kind](n);
    times.push(performance.now() - began);
  }
  return times;
}

process.on('message', (order: Order) => {
  void measure(order).then((times) => process.send?.({ times }));
});
process.once('disconnect', () => void close());
const counted = await sql<{ n: number }>`SELECT count(*) AS n FROM odds_movements`.execute(db);
process.send?.({ prices: counted.rows[0]?.n });
