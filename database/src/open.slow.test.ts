import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Logger } from 'pino';

import { runningPostmaster } from './embedded/postmaster';
import { eventually } from './eventually';
import { openDatabase, type OpenDatabase } from './open';
import { openTestDatabase } from './testing';
import { testingFolder } from './testingFolder';

/** The server's lock was lost with the database, and is taken again. */
const lockedAgain = (db: OpenDatabase['db']) =>
  eventually(async () => {
    const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory'`.execute(db);
    expect(rows).toHaveLength(1);
  });

describe('the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await testingFolder('scoreline-open');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

  it('opens again after its server was killed, with what was committed', async () => {
    await killedServer(dataDir);
    const { db, close } = await openDatabase({ dataDir }, { exclusive: true });
    const bookmakers = await db.selectFrom('bookmakers').select('key').execute();
    await close();
    expect(bookmakers).toEqual([{ key: 'kept' }]);
  });

  it('is started again where it dies, and still lets no second server in', async () => {
    const log = new EventEmitter();
    const error = (_facts: unknown, message: string) => void log.emit(message);
    const logger = { info: () => undefined, error } as unknown as Pick<Logger, 'info' | 'error'>;
    const { db, close } = await openDatabase({ dataDir }, { exclusive: true, logger });
    for (const name of ['first', 'second']) {
      await db.insertInto('bookmakers').values({ key: name, name }).execute();
      const died = once(log, 'the database died and is started again');
      process.kill(runningPostmaster(join(dataDir, 'postgres/data'))!.pid, 'SIGKILL');
      await died;
      await answersAgain(db);
      await lockedAgain(db);
    }
    const { rows } = await sql`SELECT key FROM bookmakers ORDER BY key`.execute(db);
    await expect(openDatabase({ dataDir }, { exclusive: true })).rejects.toThrow(/^Another/);
    await close();
    expect(rows).toEqual([{ key: 'first' }, { key: 'kept' }, { key: 'second' }]);
    expect(runningPostmaster(join(dataDir, 'postgres/data'))).toBeNull();
  });

  it('refuses a second server, and lets a tool in beside the first', async () => {
    const first = await openDatabase({ dataDir }, { exclusive: true });
    await expect(openDatabase({ dataDir }, { exclusive: true })).rejects.toThrow(
      /^Another Scoreline server already runs on DATA_DIR/,
    );
    const tool = await openDatabase({ dataDir });
    await tool.close();
    await expect(sql`SELECT 1`.execute(first.db)).resolves.toBeDefined();
    await first.close();
  });
});

it('says in one line that a DATABASE_URL does not answer', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^DATABASE_URL: the database cannot be reached \(.*\)\.$/,
  );
});

it('reads days as text, and numbers as numbers', async () => {
  const { db, close } = await openTestDatabase();
  const query = sql<object>`SELECT date '2026-03-29' AS day, 2.875::numeric AS price, count(*) AS n FROM matches`;
  const { rows } = await query.execute(db);
  await close();
  expect(rows).toEqual([{ day: '2026-03-29', price: 2.875, n: 0 }]);
});

/** Resolves when a statement succeeds; until then, statements fail at once. */
async function answersAgain(db: OpenDatabase['db']): Promise<void> {
  const isUp = () => sql`SELECT 1`.execute(db).then(Boolean, () => false);
  while (!(await isUp())) await new Promise((resolve) => setImmediate(resolve));
}

/** A process that writes one row, then dies as in a power cut. */
async function killedServer(dataDir: string): Promise<void> {
  const program = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))};
    const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }, { exclusive: true });
    await db.insertInto('bookmakers').values({ key: 'kept', name: 'Kept' }).execute();
    console.log('written');
    setInterval(() => undefined, 1000);`;
  const options = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    if (line === 'written') child.kill('SIGKILL');
  }
}
