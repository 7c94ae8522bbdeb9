import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { restoreMonth } from './archive';
import { readParts } from './archiveFiles';
import { insertPricedMonths, quotesIn } from './testing';

const kills = 4;
const months = ['2025-02', '2025-03', '2025-04', '2025-05'];
const database = duringTests(openTestDatabase);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-cut-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The command as operators run it. */
function archive() {
  const command = join(import.meta.dirname, 'archiveCommand.ts');
  const args = ['--import', 'tsx', command, '--run', '--before', '2025-06', '--dir', folder];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said += String(text)));
  const works = new Promise<void>((resolve) => {
    child.stderr.on('data', (text) => /^2025-/m.test(String(text)) && resolve());
    child.once('exit', () => resolve());
  });
  return { child, works, said: () => said };
}

/** The rows of the database and the files together, each once. */
async function everything() {
  const held = new Set((await readParts(folder)).map(({ month }) => month));
  for (const month of held) await restoreMonth(database.db, folder, month);
  return quotesIn(database.db);
}

it('killed again and again the archive loses nothing, and ends where it was to', async () => {
  await insertPricedMonths(database.db, [2, 3, 4, 5], 60);
  const whole = await quotesIn(database.db);
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    const { child, works } = archive();
    await works;
    await sleep(40 * kill);
    if (child.exitCode === null) cut += 1;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(await everything()).toEqual(whole);
  }
  expect(cut).toBeGreaterThan(0);
  const { child, said } = archive();
  const [code] = (await once(child, 'exit')) as [number];
  expect({ code, said: said() }).toMatchObject({ code: 0 });
  expect((await readParts(folder)).map(({ month }) => month)).toEqual(months);
  // The postponed match stays.
  expect((await quotesIn(database.db)).n).toBe(3 * 90);
  expect(await everything()).toEqual(whole);
});
