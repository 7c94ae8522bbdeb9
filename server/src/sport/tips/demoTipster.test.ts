import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { fillPastTips, runDemoTipster } from './demoTipster';
import { settleTips } from './settlement';
import { insertOffer } from './testing';
import { connect } from '../../store/db/connect';
import { duringTests } from '../../store/db/duringTests';
import { openTestDatabase } from '../../store/db/testing';
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
  // Strong always wins at home, whoever comes.
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

test('publishes at most five a day in all, whichever and however many servers do', async () => {
  const { db } = database;
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const second = connect(database.url);
  for (let n = 0; n < 12; n += 1) {
    const start = new Date(tomorrow.getTime() + (2 + n) * 3_600_000).toISOString();
    await insertOffer(
      db,
      await insertMatch(db, league, [0, 1 + (n % 3)], { start }),
      [1.9, 3.5, 4],
    );
  }
  // Their clocks differ, and so does what is still to come.
  const runs = [db, second, db, second].map((server, hour) =>
    runDemoTipster(server, logger, new Date(tomorrow.getTime() + 3 * hour * 3_600_000)),
  );
  await Promise.all(runs);
  await second.destroy();
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM tips
    WHERE NOT replayed AND published_at >= ${tomorrow}`.execute(db);
  expect(rows[0]!.n).toBeGreaterThan(0);
  expect(rows[0]!.n).toBeLessThanOrEqual(5);
});

test('its replayed tips are settled as any other, losses too', async () => {
  await settleTips(database.db, now);
  expect(await settled()).toEqual([{ match_id: ids.past, result: 'loss' }]);
});
