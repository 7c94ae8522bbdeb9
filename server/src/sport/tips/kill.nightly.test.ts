import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { testingProgram } from '../../store/testingProgram';
import { insertLeague, insertMatch } from '../matches/testing';
import { insertOffer } from './testing';

const main = join(import.meta.dirname, '../../members/editors/main.ts');
const tips = 1_000;
const kills = 4;

const database = duringTests(openTestDatabase);
beforeAll(async () => {
  const { db } = database;
  const league = await insertLeague(db, { teams: ['A', 'B'] });
  const matchId = await insertMatch(db, league, [0, 1], {
    start: '2026-11-01T15:00:00Z',
    score: [2, 1],
  });
  await insertOffer(db, matchId, [1.9, null, 1.9], { market: 'overUnder', line: 2.5 });
  await sql`INSERT INTO tips (match_id, bookmaker_id, market, line, outcome, price, stake, tipster_kind, tipster, kick_off, published_at)
    SELECT ${matchId}, 1, 'overUnder', (n % 20) / 4.0, 'home', 2, 1, 'editor', 'Tipster ' || n, '2026-11-01 15:00Z', '2026-11-01 10:00Z'
    FROM generate_series(1, ${tips}) n`.execute(db);
  // Slows each settlement, so that a kill interrupts one.
  await sql`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.002); RETURN NEW; END $$`.execute(
    db,
  );
  await sql`CREATE TRIGGER slowly BEFORE INSERT ON tip_settlements FOR EACH ROW EXECUTE FUNCTION slowly()`.execute(
    db,
  );
});

const settled = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM tip_settlements`.execute(
    database.db,
  );
  return firstItem(rows).n;
};

async function run() {
  const child = spawn(process.execPath, [await testingProgram(main), 'settle'], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'ignore',
  });
  return { child, over: once(child, 'exit') };
}

test('settlements killed in the middle, again and again, end with every tip settled exactly once', async () => {
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    const before = await settled();
    const { child, over } = await run();
    while ((await settled()) < before + 60 && child.exitCode === null)
      await new Promise((next) => setTimeout(next, 5));
    child.kill('SIGKILL');
    await over;
    const now = await settled();
    if (now > before && now < tips) cut += 1;
  }
  expect(cut).toBe(kills);
  const two = await Promise.all([run(), run()]);
  await Promise.all(two.map(({ over }) => over));
  expect(two.map(({ child }) => child.exitCode)).toEqual([0, 0]);
  const { rows } =
    await sql`SELECT count(*)::int AS n, count(DISTINCT tip_id)::int AS tips, max(revision) AS revision,
    sum(profit)::float8 AS profit FROM tip_settlements`.execute(database.db);
  // Three goals over lines 0 to 4.75: 11 full wins, 2.75 a half, 3 a push, 3.25 a half loss, 6 losses, 50 times.
  expect(rows).toEqual([{ n: tips, tips, revision: 1, profit: 50 * (11 + 0.5 - 0.5 - 6) }]);
}, 120_000);
