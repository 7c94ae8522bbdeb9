import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { openBuildStore } from '../build/buildStore';
import { nameOf, projectOf } from '../preset/index.js';

const git = async (directory: string, ...args: string[]): Promise<string | null> =>
  promisify(execFile)('git', args, { cwd: directory }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

/**
 * The remote in this folder.
 * @throws if there is none.
 */
export function openProject(directory: string) {
  const name = existsSync(join(directory, 'package.json')) ? nameOf(directory) : '';
  if (!/^mf-[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`${directory} has no remote; see remote-kit create`);
  const cache = join(projectOf(directory), 'node_modules/.cache/remote-kit');
  return { directory, name, store: openBuildStore(cache) };
}

export type Project = ReturnType<typeof openProject>;

/**
 * The commit for a team's statement.
 * @throws if there is none, or if the folder has uncommitted changes.
 */
export async function commitOf({ directory }: Project, named?: string): Promise<string> {
  if (named) return named;
  const head = await git(directory, 'rev-parse', 'HEAD');
  if (!head) throw new Error('there is no commit yet that the statement could name');
  const changes = await git(directory, 'status', '--porcelain', '--', '.');
  if (changes) throw new Error(`commit first what the build is made from:\n${changes}`);
  return head;
}
