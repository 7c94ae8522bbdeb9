import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { onlyRow } from '../onlyRow';
import { withClient } from '../connection/admin';
import { databaseAccount } from '../embedded/account';
import { findBinaries } from '../embedded/binaries';
import { adoptCluster, type ClusterFolder } from '../embedded/clusterFolder';
import { saidBy, type Settings, spawnPostgres } from '../embedded/spawn';
import { urlOf } from '../embedded/watch';
import { walFolder } from './archive';
import { type Base, readBases } from './bases';
import { copyTree, sizeOf } from './copyTree';

export interface RestoreOrder {
  backupDir: string;
  /** Empty or missing. */
  dataDir: string;
  /** The last moment whose commits are restored; by default the whole archive. */
  at?: Date | undefined;
  /** Receives the share that is copied, 0 to 1. */
  progress?: (share: number) => void;
}

/** Restores DATA_DIR. @returns the time of the last restored commit */
export async function restore({
  backupDir,
  dataDir,
  at,
  progress,
}: RestoreOrder): Promise<Date | null> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty: restore into a new folder, and move it after.`);
  const bases = await readBases(backupDir);
  if (!bases[0]) throw new Error(`${backupDir} has no base backup.`);
  const base = baseFor(bases, at);
  if (!base)
    throw new Error(
      `The oldest backup in ${backupDir} was complete at ${bases[0].endedAt}: choose that time or a later one.`,
    );
  const account = databaseAccount();
  const all = await sizeOf(base.folder);
  let done = 0;
  const copied = (bytes: number) => progress?.(Math.min(1, (done += bytes) / all));
  await copyTree(join(base.folder, 'files'), dataDir, { copied });
  const folder = adoptCluster(dataDir, account, base.password);
  try {
    await copyTree(join(base.folder, 'database'), folder.data, { account, copied });
    const signal = join(folder.data, 'recovery.signal');
    await writeFile(signal, '');
    if (account) await chown(signal, account.uid, account.gid);
    return await replay(folder, { backupDir, at });
  } catch (error) {
    // A partial database is useless.
    await rm(folder.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

const baseFor = (bases: readonly Base[], at?: Date): Base | undefined =>
  bases.filter(({ endedAt }) => !at || new Date(endedAt) <= at).at(-1);

const whyNot = (said: string): string =>
  said.includes('recovery ended before configured recovery target was reached')
    ? 'Nothing was archived of that moment or after it: restore without --at for all that was.'
    : `The log could not be replayed:\n${said.trim()}`;

/** Runs PostgreSQL on its archived log up to the moment, or to the log's end. */
async function replay(
  folder: ClusterFolder,
  { backupDir, at }: Pick<RestoreOrder, 'backupDir' | 'at'>,
): Promise<Date | null> {
  const account = databaseAccount();
  const settings: Settings = {
    restore_command: `cp "${walFolder(backupDir)}/%f" "%p"`,
    ...(at && {
      recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
  const { child, port } = await spawnPostgres(findBinaries(account).postgres, folder, account, {
    settings,
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(whyNot(saidBy(folder)));
      const reached = await withClient(urlOf(folder, port), async (client) => {
        const answer = await client.query<{ recovering: boolean; last: Date | null }>(
          'SELECT pg_is_in_recovery() AS recovering, pg_last_xact_replay_timestamp() AS last',
        );
        return onlyRow(answer);
      }).catch(() => null);
      if (reached && !reached.recovering) return reached.last;
      await sleep(100);
    }
  } finally {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.ref();
      child.stdin?.end();
      await gone;
    }
  }
}
