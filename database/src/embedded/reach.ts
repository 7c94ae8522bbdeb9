import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Account } from './account';

/** Whether `account` can enter every folder down to `path`. */
export function isReachable(path: string, account: Account): boolean {
  let folder = realpathSync(path);
  for (;;) {
    if (!mayEnter(folder, account)) return false;
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return Boolean(mode & 0o100);
  if (group === gid) return Boolean(mode & 0o010);
  return Boolean(mode & 0o001);
}

/** Creates `folder` with mode 700, owned by `account`. */
export function makePrivateFolder(folder: string, account: Account | null): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  if (!existsSync(folder)) mkdirSync(folder);
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}
