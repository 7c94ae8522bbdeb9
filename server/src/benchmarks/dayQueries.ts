import { sql } from 'kysely';
import { pino } from 'pino';

import { createDispatch, listOperations } from '../wire/gateway/dispatch';
import { openTestDatabase } from '@scoreline/database/testing';
import { allOperations } from '../operations';
import { insertLeague } from '../sport/matches/testing';

/**
 * 50,000 matches and 5 million prices, for lab/bench/day-queries, which starts this as a separate process and requests the
 * milliseconds of sequential calls.
 */
interface Order {
  kind:
    | 'database'
    | 'list'
    | 'calendar'
    | 'standings'
    | 'search'
    | 'movements'
    | 'movements while prices move'
    | 'averages'
    | 'same odds';
  calls: number;
}

const now = () => new Date('2026-11-21T12:00:00Z');
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
/** 137 matches a day for a year, spread over the leagues. */
await sql`
  WITH entered AS (SELECT season_id, array_agg(team_id ORDER BY team_id) AS ids FROM season_teams GROUP BY 1),
  league AS (SELECT s.id AS season_id, s.tournament_id, st.id AS stage_id, e.ids,
    row_number() OVER (ORDER BY s.id) - 1 AS place
    FROM seasons s JOIN stages st ON st.season_id = s.id JOIN entered e ON e.season_id = s.id)
  INSERT INTO matches (sport, tournament_id, season_id, stage_id, home_id, away_id, start_time, status, home_score, away_score)
  SELECT 'football', l.tournament_id, l.season_id, l.stage_id, l.ids[1 + n % 20], l.ids[1 + (n + 1 + n / 20 % 19) % 20],
    at, (CASE WHEN at < ${now()} THEN 'finished' ELSE 'notStarted' END)::match_status,
    CASE WHEN at < ${now()} THEN n % 5 END, CASE WHEN at < ${now()} THEN n % 3 END
  FROM generate_series(0, ${matches - 1}) n JOIN league l ON l.place = (n / 20) % ${leagues}
  CROSS JOIN LATERAL (SELECT timestamptz '2026-07-01 00:00Z' + n * interval '630 seconds' AS at) starts`.execute(
  db,
);
await sql`INSERT INTO bookmakers (key, name, priority)
  SELECT 'book-' || n, 'Book ' || n, n FROM generate_series(1, 4) n`.execute(db);
/** Opening prices rounded as bookmakers do; each outcome drifts by up to a fifth, mostly by less. */
await sql`SELECT setseed(0.5)`.execute(db);
await sql`CREATE TABLE drifts AS
  SELECT m.id AS match_id, b.id AS bookmaker_id, least(m.start_time, ${now()}) AS until,
    round((1.4 + random() * 3)::numeric, 2) AS home, round((3 + random())::numeric, 2) AS draw,
    round((1.4 + random() * 4)::numeric, 2) AS away,
    ((random() + random() - 1) * 0.2)::numeric AS home_drift, ((random() + random() - 1) * 0.2)::numeric AS away_drift
  FROM matches m, bookmakers b`.execute(db);
const drifted = (part: string) =>
  sql.raw(
    `round(home * (1 + home_drift * ${part}), 2), draw, round(away * (1 + away_drift * ${part}), 2)`,
  );
await sql`INSERT INTO odds (match_id, bookmaker_id, market, opening_home, opening_draw, opening_away, opening_at,
    current_home, current_draw, current_away, current_at)
  SELECT match_id, bookmaker_id, '1x2', home, draw, away, until - interval '72 hours', ${drifted('1')}, until
  FROM drifts`.execute(db);
await sql`INSERT INTO odds_movements (odds_id, at, home, draw, away)
  SELECT o.id, until - interval '3 hours' * (${movements - 1} - n), ${drifted(`n / ${movements - 1}.0`)}
  FROM odds o JOIN drifts d USING (match_id, bookmaker_id), generate_series(0, ${movements - 1}) n`.execute(
  db,
);
await sql`INSERT INTO players (sport, name, slug)
  SELECT 'football', 'Player ' || md5(n::text), 'player' FROM generate_series(1, 50000) n`.execute(
  db,
);
await sql`VACUUM ANALYZE`.execute(db);

const context = { db, now, logger: pino({ level: 'silent' }), userId: null };
const dispatch = createDispatch(listOperations(allOperations), context);
const sport = 'football' as const;
const timeZone = 'Europe/Madrid';

/** Milliseconds of a call that belong to the feed's write, not to the call. */
let written = 0;
const calls: Record<Order['kind'], (n: number) => Promise<unknown>> = {
  database: (n) => sql`SELECT name FROM teams WHERE id = ${1 + (n % 2500)}`.execute(db),
  list: (n) => dispatch('sports-query/match/list', { sport, timeZone, date: dayOf(n) }),
  calendar: (n) =>
    dispatch('sports-query/match/calendar', { sport, timeZone, month: dayOf(n * 20).slice(0, 7) }),
  standings: (n) => dispatch('sports-query/league/standings', { tournamentId: 1 + (n % leagues) }),
  movements: (n) => dispatch('sports-query/discover/movements', moversOf(n)),
  'movements while prices move': async (n) => {
    const began = performance.now();
    await sql`UPDATE odds SET current_home = current_home + 0.01 WHERE id % 2000 = ${n % 2000}
      AND match_id IN (SELECT id FROM matches WHERE status = 'notStarted')`.execute(db);
    written += performance.now() - began;
    return dispatch('sports-query/discover/movements', moversOf(n));
  },
  averages: (n) =>
    dispatch('sports-query/discover/averages', {
      sport,
      metric: metrics[n % metrics.length] ?? 'goals',
      order: n % 2 ? 'highest' : 'lowest',
    }),
  'same odds': () => dispatch('sports-query/discover/same-odds', { sport }),
  search: (n) => dispatch('sports-query/search', { text: syllables(n).slice(0, 2 + (n % 5)) }),
};

const metrics = ['goals', 'conceded', 'winRate', 'points'] as const;

/** Cycles through windows, directions and chips. */
const moversOf = (n: number) => ({
  sport,
  window: (['opening', '12h', '24h'] as const)[n % 3],
  direction: (['dropping', 'rising', 'all'] as const)[Math.floor(n / 3) % 3],
  threshold: [7, 10, 15, 20][Math.floor(n / 9) % 4],
});

const dayOf = (n: number) => new Date(Date.UTC(2026, 6, 2 + (n % 360))).toISOString().slice(0, 10);

function syllables(n: number): string {
  const all = ['ra', 'mi', 'lo', 'ten', 'sko', 'vu', 'dar', 'ne'];
  return [n, n >> 3, n >> 6].map((part) => all[part % all.length]).join('');
}

async function measure({ kind, calls: count }: Order): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    written = 0;
    await calls[kind](n);
    times.push(performance.now() - began - written);
  }
  return times;
}

process.on('message', (order: Order) => {
  void measure(order).then((times) => process.send?.({ times }));
});
process.once('disconnect', () => void close());
const counted = await sql<{ n: number }>`SELECT count(*) AS n FROM odds_movements`.execute(db);
process.send?.({ prices: counted.rows[0]?.n });
