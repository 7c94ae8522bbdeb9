import { cp, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { execute } from './machine';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'server/dist');

/** Links npm's packages from the working tree, and our own from the checked-out tree. */
async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  const ours = '@scoreline';
  await mkdir(join(to, ours), { recursive: true });
  for (const name of await readdir(from))
    if (name !== ours) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, ours)))
    await symlink(await readlink(join(from, ours, name)), join(to, ours, name));
  // Packages that the server has in another version.
  await symlink(join(root, 'server/node_modules'), join(tree, 'server/node_modules'));
}

/** Builds the server of a commit with the working tree's packages. Returns the folder. */
async function buildOf(ref: string, folder: string): Promise<string> {
  const [tree, packed] = [join(folder, 'older'), join(folder, 'older.tar')];
  await mkdir(tree);
  await execute('git', ['archive', `--output=${packed}`, ref], { cwd: root });
  await execute('tar', ['-xf', packed, '-C', tree]);
  await linkPackages(tree);
  await execute(process.execPath, [join(tree, 'server/build.mjs')], { cwd: tree });
  return join(tree, 'server/dist');
}

export interface Versions {
  /** The first to roll out, and the one to roll back to. */
  folders: [string, string];
  close(): Promise<void>;
}

/** The working tree's server and an older one, or a copy of the same without a commit. */
export async function openVersions(folder: string, older: string | undefined): Promise<Versions> {
  if (older)
    return {
      folders: [await buildOf(older, folder), dist],
      close: () => rm(join(folder, 'older'), { recursive: true, force: true }),
    };
  // Next to the first, so that it finds the packages.
  const copy = join(root, 'server/dist-rolled');
  await cp(dist, copy, { recursive: true });
  return { folders: [copy, dist], close: () => rm(copy, { recursive: true, force: true }) };
}
