import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { checksums } from './checksums';

const main = resolve('server/src/feeds/import/main.ts');
const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const command = (files: string[]) => [tsx, main, 'football-data', ...files];
const header =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,B365CH,B365CD,B365CA';

let folder: string;
let files: string[];
let databases: TestDatabase[];

const town = (n: number): string => `${String.fromCharCode(65 + n)}town`;

/** Three double round robin seasons of twenty teams. */
async function writeSeasons(): Promise<string[]> {
  const names: string[] = [];
  for (const year of [2021, 2022, 2023]) {
    const rows: string[] = [header];
    for (let home = 0; home < 20; home += 1)
      for (let away = 0; away < 20; away += 1) {
        if (home === away) continue;
        const date = new Date(Date.UTC(year, 7, 1 + ((home * 19 + away) % 280)));
        const day = date.toISOString().slice(0, 10).split('-').reverse().join('/');
        rows.push(
          `E0,${day},15:00,${town(home)},${town(away)},2,1,H,1,0,2.1,3.4,3.6,2.0,3.5,${3.5 + away / 10}`,
        );
      }
    names.push(join(folder, `E0_${year}.csv`));
    await writeFile(lastItem(names), rows.join('\n'));
  }
  return names;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-import-'));
  files = await writeSeasons();
  databases = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await rm(folder, { recursive: true });
});

const run = async (url: string) =>
  promisify(execFile)(process.execPath, command(files), {
    env: { ...process.env, DATABASE_URL: url },
  });

/** Ids differ after a roll-back, so compare the content without them. */
const matchesOf = async ({ db }: TestDatabase) => {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .innerJoin('odds as o', 'o.match_id', 'm.id')
    .innerJoin('odds_movements as v', 'v.odds_id', 'o.id')
    .select(['h.name as home', 'a.name as away', 'm.start_time', 'm.home_score'])
    .select(['o.market', 'o.closing', 'v.at', 'v.away as price'])
    .orderBy('m.start_time')
    .orderBy('h.name')
    .orderBy('a.name')
    .orderBy('v.at')
    .execute();
  return JSON.stringify(rows);
};

test('an import killed in the middle leaves whole files, and the next one ends as a clean one does', async () => {
  const [killed, clean] = databases as [TestDatabase, TestDatabase];
  const child = spawn(process.execPath, command(files), {
    env: { ...process.env, DATABASE_URL: killed.url },
    stdio: 'ignore',
  });
  const count = async () => (await killed.db.selectFrom('matches').select('id').execute()).length;
  while ((await count()) === 0 && child.exitCode === null)
    await new Promise((done) => setTimeout(done, 5));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = await count();
  expect(left % 380).toBe(0);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(1140);

  await run(killed.url);
  await run(clean.url);
  expect(await matchesOf(killed)).toBe(await matchesOf(clean));
  expect(await count()).toBe(1140);

  const before = await checksums(killed.db);
  const { stdout } = await run(killed.url);
  expect(stdout).toContain('all known already');
  expect(await checksums(killed.db)).toEqual(before);
}, 120_000);

test('a file that cannot be read makes the command fail, and the others are taken', async () => {
  const missing = join(folder, 'none.csv');
  const failure = await promisify(execFile)(
    process.execPath,
    command([missing, firstItem(files)]),
    {
      env: { ...process.env, DATABASE_URL: itemAt(databases, 1).url },
    },
  ).then(
    () => undefined,
    (error: { code: number; stdout: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stdout).toContain(`${missing}: could not be read: ENOENT`);
  expect(failure?.stdout).toContain(`${files[0]}: 380 matches`);
}, 60_000);

test('a file of which nothing is taken makes the command fail', async () => {
  const known = join(folder, 'wrong.csv');
  await writeFile(known, `${header}\nE0,never,15:00,Atown,Btown,2,1,H,1,0\n`);
  const failure = await promisify(execFile)(process.execPath, command([known]), {
    env: { ...process.env, DATABASE_URL: itemAt(databases, 1).url },
  }).then(
    () => undefined,
    (error: { code: number; stdout: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stdout).toContain('nothing was taken');
}, 60_000);
