import { cp, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { execute } from './machine';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'server/dist');

/** Packages of npm's are the working tree's; those of ours are the tree's own. */
async function linkPackages(tree: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  const ours = '@scoreline';
  await mkdir(join(to, ours), { recursive: true });
  for (const name of await readdir(from))
    if (name !== ours) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, ours)))
    await symlink(await readlink(join(from, ours, name)), join(to, ours, name));
  // Packages of which the server has a version of its own.
  await symlink(join(root, 'server/node_modules'), join(tree, 'server/node_modules'));
}

/** Builds the server as a commit has it, with the packages of the working tree; its folder. */
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
  /** To roll to, and back. */
  folders: [string, string];
  close(): Promise<void>;
}

/** The working tree's server and an older one; without a commit, a copy of the same. */
export async function openVersions(folder: string, older: string | undefined): Promise<Versions> {
  if (older)
    return {
      folders: [await buildOf(older, folder), dist],
      close: () => rm(join(folder, 'older'), { recursive: true, force: true }),
    };
  // Beside the first, where its packages are.
  const copy = join(root, 'server/dist-rolled');
  await cp(dist, copy, { recursive: true });
  return { folders: [copy, dist], close: () => rm(copy, { recursive: true, force: true }) };
}
