import { sql } from 'kysely';
import { pino } from 'pino';

import { openTestDatabase } from '@scoreline/database/testing';
import { createDispatch, listOperations } from '../wire/gateway/dispatch';
import { allOperations } from '../operations';
import { renewTotals } from '../sport/players/totals';
import { benchmarkNow, fillSeasons } from '../sport/matches/benchmarkSeasons';

/** Seasons of matches with complete data, for lab/bench/match-queries, which starts this as a separate process. */
interface Order {
  kind: string;
  calls: number;
}

const now = () => benchmarkNow;
const { db, close } = await openTestDatabase();
await fillSeasons(db);
const context = { db, now, logger: pino({ level: 'silent' }), userId: null };
const dispatch = createDispatch(listOperations(allOperations), context);

const idsOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
  (await query.execute(db)).rows.map(({ id }) => id);
/** Past and future matches of every season and both sports, shuffled. */
const matches = await idsOf(
  sql<{ id: number }>`SELECT id FROM matches ORDER BY md5(id::text) LIMIT 4000`,
);
const tournaments = await idsOf(sql<{ id: number }>`SELECT id FROM tournaments`);
const teams = await idsOf(sql<{ id: number }>`SELECT id FROM teams ORDER BY md5(id::text)`);
const players = await idsOf(sql<{ id: number }>`SELECT id FROM players ORDER BY md5(id::text)`);
// Totals are computed in the background when a season ends or grows, so pages find them ready.
for (const id of await idsOf(sql<{ id: number }>`SELECT id FROM seasons`))
  await renewTotals(db, id, now());
await sql`VACUUM ANALYZE player_totals`.execute(db);

const pick = (ids: readonly number[], n: number) => ids[n % ids.length]!;
const requests: Record<string, (n: number) => object> = {
  'sports-query/match/performance': (n) => ({
    eventId: pick(matches, n),
    last: ([5, 10, 20] as const)[n % 3],
    venue: n % 2 ? 'all' : 'same',
  }),
  'sports-query/league/matches': (n) => ({ tournamentId: pick(tournaments, n), limit: 50 }),
  'sports-query/team/matches': (n) => ({
    competitorId: pick(teams, n),
    direction: n % 2 ? 'past' : 'coming',
  }),
};

function requestOf(path: string, n: number): object {
  const own = requests[path];
  if (own) return own(n);
  if (path.includes('/match/')) return { eventId: pick(matches, n) };
  if (path.includes('/league/')) return { tournamentId: pick(tournaments, n) };
  return path.includes('/team/')
    ? { competitorId: pick(teams, n) }
    : { playerId: pick(players, n) };
}

/** Pages of a match, a league, a team or a player. */
const pages = /\/(match|league|team|player)\//;
const lists = ['sports-query/match/list', 'sports-query/match/calendar'];
const paths = allOperations
  .map(({ path }) => path)
  .filter((path) => pages.test(path) && !lists.includes(path));

async function measure({ kind, calls }: Order): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < calls; n++) {
    const began = performance.now();
    if (kind === 'database')
      await sql`SELECT name FROM teams WHERE id = ${pick(teams, n)}`.execute(db);
    else await dispatch(kind as (typeof paths)[number], requestOf(kind, n));
    times.push(performance.now() - began);
  }
  return times;
}

process.on('message', (order: Order) => {
  void measure(order).then((times) => process.send?.({ times }));
});
process.once('disconnect', () => void close());
const counted = await sql<{ matches: number; prices: number }>`
  SELECT (SELECT count(*) FROM matches) AS matches, (SELECT count(*) FROM odds_movements) AS prices`.execute(
  db,
);
process.send?.({ paths, ...counted.rows[0] });
