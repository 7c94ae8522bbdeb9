import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { fillPastTips, runDemoTipster } from './demoTipster';
import { settleTips } from './settlement';
import { insertOffer } from './testing';
import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch, type TestLeague } from '../matches/testing';

const now = new Date('2026-11-21T12:00:00Z');
const logger = pino({ level: 'silent' });
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const database = duringTests(openTestDatabase);
let league: TestLeague;
const ids: Record<'coming' | 'past' | 'dear', number> = { coming: 0, past: 0, dear: 0 };

beforeAll(async () => {
  const { db } = database;
  league = await insertLeague(db, { teams: ['Strong', 'Weak', 'Middle', 'Other'] });
  // Strong wins every home match.
  for (let n = 0; n < 90; n += 1)
    await insertMatch(db, league, [0, 1 + (n % 3)], { start: daysAgo(120 + n), score: [3, 0] });
  ids.coming = await insertMatch(db, league, [0, 1], { start: '2026-11-21T20:00:00Z' });
  ids.dear = await insertMatch(db, league, [0, 2], { start: '2026-11-21T21:00:00Z' });
  ids.past = await insertMatch(db, league, [0, 1], { start: daysAgo(10), score: [0, 1] });
  await insertOffer(db, ids.coming, [1.9, 3.5, 4]);
  await insertOffer(db, ids.dear, [1.04, 12, 30]);
  await insertOffer(db, ids.past, [1.8, 3.5, 4]);
});

const settled = async () => {
  const { rows } =
    await sql`SELECT match_id, result FROM tip_settlements JOIN tips ON id = tip_id`.execute(
      database.db,
    );
  return rows;
};

const tips = async () => {
  const { rows } = await sql<{
    match_id: number;
  }>`SELECT match_id, outcome, price, vip, replayed, tipster_kind,
    published_at < kick_off AS before FROM tips ORDER BY kick_off`.execute(database.db);
  return rows;
};

test('has its past settled once the server opens, and works it out but once', async () => {
  const shares: number[] = [];
  await fillPastTips(database.db, now, (share) => shares.push(share));
  expect(await settled()).toEqual([{ match_id: ids.past, result: 'loss' }]);
  expect([shares[0], shares.length]).toEqual([0, 90]);
  await fillPastTips(database.db, now, (share) => shares.push(share));
  expect(shares).toHaveLength(90);
});

test('takes what is worth more than its price, replays the past as such, and does neither twice', async () => {
  await runDemoTipster(database.db, logger, now);
  const model = { outcome: 'home', tipster_kind: 'model', before: true };
  const wanted = [
    { ...model, match_id: ids.past, price: 1.8, replayed: true, vip: true },
    { ...model, match_id: ids.coming, price: 1.9, replayed: false, vip: true },
  ];
  expect(await tips()).toEqual(wanted);
  await runDemoTipster(database.db, logger, new Date(now.getTime() + 60_000));
  expect(await tips()).toEqual(wanted);
});

test('publishes at most five for a day of kick-offs in a sport, one of them VIP, whichever and however many servers do', async () => {
  const { db } = database;
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const second = connect(database.url);
  const basketball = await insertLeague(db, {
    sport: 'basketball',
    teams: ['Tall', 'Short', 'Medium', 'Last'],
  });
  for (let n = 0; n < 90; n += 1)
    await insertMatch(db, basketball, [0, 1 + (n % 3)], {
      start: daysAgo(120 + n),
      score: [99, 70],
    });
  for (let n = 0; n < 14; n += 1) {
    // Twelve late on the same day, two on the next.
    const minutes = n < 12 ? 600 + 10 * n : 840 + n;
    const start = new Date(tomorrow.getTime() + minutes * 60_000).toISOString();
    const pair: [number, number] = [0, 1 + (n % 3)];
    await insertOffer(db, await insertMatch(db, league, pair, { start }), [1.9, 3.5, 4]);
    const coming = await insertMatch(db, basketball, pair, { start });
    await insertOffer(db, coming, [1.9, null, 1.9], { market: 'moneyline' });
  }
  // Their clocks differ.
  const runs = [db, second, db, second].map((server, hour) =>
    runDemoTipster(server, logger, new Date(tomorrow.getTime() + 3 * hour * 3_600_000)),
  );
  await Promise.all(runs);
  await runDemoTipster(second, logger, new Date(tomorrow.getTime() + 60_000));
  await second.destroy();
  const { rows } = await sql`
    SELECT m.sport, t.kick_off::date - ${tomorrow}::timestamptz::date AS days, count(*)::int AS tips,
      count(*) FILTER (WHERE t.vip)::int AS vip, count(DISTINCT t.match_id)::int AS matches
    FROM tips t JOIN matches m ON m.id = t.match_id
    WHERE NOT replayed AND t.kick_off >= ${tomorrow} GROUP BY 1, 2 ORDER BY m.sport::text, 2`.execute(
    db,
  );
  const five = { tips: 5, vip: 1, matches: 5 };
  expect(rows).toEqual([
    { sport: 'basketball', days: 0, ...five },
    { sport: 'basketball', days: 1, tips: 2, vip: 1, matches: 2 },
    { sport: 'football', days: 0, ...five },
    { sport: 'football', days: 1, tips: 2, vip: 1, matches: 2 },
  ]);
});

test('its replayed tips are settled as any other, losses too', async () => {
  await settleTips(database.db, now);
  expect(await settled()).toEqual([{ match_id: ids.past, result: 'loss' }]);
});
