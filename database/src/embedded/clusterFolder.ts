import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Account } from './account';
import { isReachable, makePrivateFolder } from './reach';

/** The home of the cluster if root's own folders are closed to the database's account. */
export const systemFolder = '/var/lib/scoreline';

/** In `DATA_DIR`. */
export const recordFile = 'database.json';

const recordSchema = z.object({ password: z.string().min(1), home: z.string().nullable() });

export interface ClusterFolder {
  /** Contains `data` and `postgres.log`. */
  home: string;
  data: string;
  password: string;
}

/**
 * `DATA_DIR/postgres`, or `/var/lib/scoreline/<id>` if the account cannot reach `DATA_DIR`. `DATA_DIR/database.json` records
 * which, with the password; without that file a new database is created.
 */
export function findClusterFolder(dataDir: string, account: Account | null): ClusterFolder {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, recordFile);
  const record = readRecord(file) ?? writeRecord(file, dataDir, account);
  const home = record.home ?? join(realpathSync(dataDir), 'postgres');
  makePrivateFolder(home, account);
  if (account && !isReachable(home, account)) {
    throw new Error(
      `The database in ${home} can no longer be reached by user ${account.uid}: open its folders to others (chmod o+x), or set DATA_DIR.`,
    );
  }
  return { home, data: join(home, 'data'), password: record.password };
}

/** A folder for an existing cluster from elsewhere, with its password. */
export function adoptCluster(
  dataDir: string,
  account: Account | null,
  password: string,
): ClusterFolder {
  mkdirSync(dataDir, { recursive: true });
  writeRecord(join(dataDir, recordFile), dataDir, account, password);
  return findClusterFolder(dataDir, account);
}

/** Null if there is no cluster yet. */
export const passwordOf = (dataDir: string): string | null =>
  readRecord(join(dataDir, recordFile))?.password ?? null;

function readRecord(file: string) {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} is damaged: restore it, or remove it to begin a new database.`);
  }
}

/** With two concurrent first starts, one file wins: `link` fails if it exists. */
function writeRecord(
  file: string,
  dataDir: string,
  account: Account | null,
  password = randomBytes(24).toString('base64url'),
) {
  const hidden = account && !isReachable(dataDir, account);
  const home = hidden ? join(systemFolder, randomUUID()) : null;
  const draft = `${file}.${process.pid}`;
  const record = { password, home };
  writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return record;
  } catch (error) {
    const winner = readRecord(file);
    if (!winner) throw error;
    return winner;
  } finally {
    rmSync(draft, { force: true });
  }
}
