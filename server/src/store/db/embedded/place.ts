import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Account } from './account';
import { isReachable, makePrivateFolder } from './reach';

/** Where everything lies that root's own folders may hide from the database's account. */
export const systemFolder = '/var/lib/scoreline';

const recordSchema = z.object({ password: z.string().min(1), home: z.string().nullable() });

export interface Place {
  /** Holds `data` and `postgres.log`. */
  home: string;
  data: string;
  password: string;
}

/**
 * `DATA_DIR/postgres`, or `/var/lib/scoreline/<id>` where the account cannot reach `DATA_DIR`. `DATA_DIR/database.json`
 * remembers which, with the password; without that file a new database begins.
 */
export function findPlace(dataDir: string, account: Account | null): Place {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'database.json');
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

function readRecord(file: string) {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} is damaged: restore it, or remove it to begin a new database.`);
  }
}

/** Of two first starts at once, one file stands: `link` fails where it exists. */
function writeRecord(file: string, dataDir: string, account: Account | null) {
  const hidden = account && !isReachable(dataDir, account);
  const home = hidden ? join(systemFolder, randomUUID()) : null;
  const draft = `${file}.${process.pid}`;
  const record = { password: randomBytes(24).toString('base64url'), home };
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
