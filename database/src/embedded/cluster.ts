import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Account } from './account';
import type { ClusterFolder } from './clusterFolder';

const run = promisify(execFile);

/** Owner of the embedded database. */
export const superuser = 'scoreline';

/** Runs initdb next to the final folder, then renames, so that a killed first start leaves no partial cluster. */
export async function createCluster(
  initdb: string,
  folder: ClusterFolder,
  account: Account | null,
) {
  if (existsSync(join(folder.data, 'PG_VERSION'))) return;
  const draft = `${folder.data}.${process.pid}`;
  const passwordFile = join(folder.home, `password.${process.pid}`);
  writeFileSync(passwordFile, folder.password, { mode: 0o644 });
  try {
    await initialise(initdb, draft, passwordFile, account);
    renameSync(draft, folder.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(folder.data, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * The builtin provider folds and compares Unicode independent of the machine's locales; the C library's `C.UTF-8`, where it
 * exists, lets trigrams include letters beyond ASCII.
 */
async function initialise(initdb: string, data: string, pwfile: string, account: Account | null) {
  const options = [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const settings = { ...account, cwd: join(data, '..'), env: { PATH: process.env.PATH } };
  try {
    await run(initdb, [...options, '--lc-ctype=C.UTF-8'], settings);
  } catch {
    rmSync(data, { recursive: true, force: true });
    await run(initdb, options, settings).catch((error: Error & { stderr?: string }) => {
      throw new Error(
        `The database could not be created: ${error.stderr?.trim() || error.message}`,
      );
    });
  }
}
