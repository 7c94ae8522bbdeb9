import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  packages: Record<string, object>;
}

const byName = ([a]: [string, object], [b]: [string, object]) => a.localeCompare(b, 'en');

/**
 * Registers the new workspace as `npm install` would, without a network: its two entries in the lock file and its link. It adds
 * no new dependency.
 */
export function addWorkspace(root: string, folder: string): void {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile;
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { name, version, dependencies } = JSON.parse(text) as Record<string, unknown>;
  const { '': top = {}, ...others } = lock.packages;
  const entries: [string, object][] = [
    ...Object.entries(others),
    [folder, { name, version, dependencies }],
    [`node_modules/${name as string}`, { resolved: folder, link: true }],
  ];
  lock.packages = { '': top, ...Object.fromEntries(entries.sort(byName)) };
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  const scope = join(root, 'node_modules/@scoreline');
  mkdirSync(scope, { recursive: true });
  if (!existsSync(join(scope, folder))) symlinkSync(join('../..', folder), join(scope, folder));
}
