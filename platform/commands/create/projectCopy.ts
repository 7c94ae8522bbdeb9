import { existsSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const leftOut = new Set(['node_modules', '.git', '.data', 'dist', 'test-results', '.cache']);

/** Links installed packages, except the project's own, which come from the copy, and build caches. */
async function linkInstalled(root: string, copy: string): Promise<void> {
  const installed = join(copy, 'node_modules');
  await mkdir(join(installed, '@scoreline'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@scoreline' || name === '.cache') continue;
    symlinkSync(join(root, 'node_modules', name), join(installed, name));
  }
  for (const name of await readdir(join(root, 'node_modules/@scoreline'))) {
    const folder = name === 'tools' || existsSync(join(copy, name)) ? name : null;
    if (folder) symlinkSync(join(copy, folder), join(installed, '@scoreline', name));
  }
}

/** A copy of the project's sources in its own folder, linked to the installed packages. */
export async function copyProject(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'project-'));
  const filter = (path: string) => path === root || !leftOut.has(basename(path));
  await cp(root, copy, { recursive: true, filter });
  await linkInstalled(root, copy);
  return copy;
}
