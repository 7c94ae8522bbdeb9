import { mkdtemp, readdir, readFile, rm, writeFile, chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openDatabase, type OpenDatabase } from '../open';
import { backUp } from './backUp';
import { readBases } from './bases';
import { restore } from './restore';

let home: string;
let dataDir: string;
let backupDir: string;
let open: OpenDatabase;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'scoreline-backup-'));
  await chmod(home, 0o755);
  [dataDir, backupDir] = [join(home, 'data'), join(home, 'backups')];
  // As the server opens it: with a persistent connection.
  open = await openDatabase({ dataDir, backupDir }, { exclusive: true });
  await mkdir(join(dataDir, 'keys'));
  await writeFile(join(dataDir, 'keys/member.key'), 'secret');
}, 180_000);
afterAll(async () => {
  await open.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

const write = (key: string) =>
  open.db.insertInto('bookmakers').values({ key, name: key }).execute();

/** The rows of a site whose DATA_DIR is restored as of `at`. */
async function restored(name: string, at?: Date): Promise<string[]> {
  const into = join(home, name);
  await restore({ backupDir, dataDir: into, at });
  expect(await readFile(join(into, 'keys/member.key'), 'utf8')).toBe('secret');
  const { db, close } = await openDatabase({ dataDir: into });
  const rows = await db.selectFrom('bookmakers').select('key').orderBy('id').execute();
  await close();
  return rows.map(({ key }) => key);
}

const databaseTime = async (): Promise<Date> => {
  // A Date has milliseconds, a commit time microseconds.
  const { rows } = await sql<{ now: Date }>`
    SELECT clock_timestamp() AS now FROM pg_sleep(0.005)`.execute(open.db);
  return firstItem(rows).now;
};

describe('a backup', () => {
  it('brings back any later moment, and all that was archived', async () => {
    await write('before');
    const shares: number[] = [];
    await backUp({ dataDir, backupDir, most: 7, progress: (share) => shares.push(share) });
    await write('after');
    const between = await databaseTime();
    await write('mistake');
    await sql`SELECT pg_switch_wal()`.execute(open.db);
    const { rows } = await sql<{ name: string }>`
      SELECT pg_walfile_name(pg_current_wal_lsn() - 1) AS name`.execute(open.db);
    for (;;) if ((await readdir(join(backupDir, 'wal'))).includes(firstItem(rows).name)) break;
    expect(shares.at(-1)).toBe(1);
    expect(await restored('then', between)).toEqual(['before', 'after']);
    expect(await restored('now')).toEqual(['before', 'after', 'mistake']);
  }, 180_000);

  it('does not overwrite what is there, nor restore a moment before the first backup', async () => {
    await expect(restore({ backupDir, dataDir })).rejects.toThrow('is not empty');
    const early = join(home, 'early');
    await expect(
      restore({ backupDir, dataDir: early, at: new Date('2020-01-01') }),
    ).rejects.toThrow('choose that time or a later one');
  });

  it('says that a moment was not archived, and leaves nothing of it', async () => {
    const late = join(home, 'late');
    await expect(
      restore({ backupDir, dataDir: late, at: new Date(Date.now() + 3_600_000) }),
    ).rejects.toThrow('Nothing was archived of that moment');
    expect(await readdir(home)).not.toContain('late');
  }, 180_000);

  it('is refused where the server does not archive', async () => {
    const other = join(home, 'other');
    const running = await openDatabase({ dataDir: other }, { exclusive: true });
    await expect(
      backUp({ dataDir: other, backupDir: join(home, 'none'), most: 1 }),
    ).rejects.toThrow('The server runs without BACKUP_DIR');
    await running.close();
  }, 180_000);

  it('leaves as many as were asked for, and the log that they need', async () => {
    const log = () => readdir(join(backupDir, 'wal'));
    const before = await log();
    await backUp({ dataDir, backupDir, most: 1 });
    const bases = await readBases(backupDir);
    expect(bases).toHaveLength(1);
    const after = (await log()).filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(before.some((name) => !after.includes(name))).toBe(true);
    expect(after.every((name) => name >= firstItem(bases).firstSegment)).toBe(true);
    await write('last');
    expect(await restored('last')).toEqual(expect.arrayContaining(['before']));
  }, 180_000);
});
