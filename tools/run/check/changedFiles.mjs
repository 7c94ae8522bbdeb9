// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { root } from '../children.mjs';

/** @param {string[]} args */
async function pathsOf(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.split('\0').filter(Boolean);
}

/**
 * The files that differ from a commit, with new ones; deleted ones are omitted.
 * @param {string} since a branch or commit
 * @returns {Promise<string[]>} paths from the project's root
 * @throws where git does not know the commit
 */
export async function changedFiles(since) {
  const lists = await Promise.all([
    pathsOf('diff', '--name-only', '--diff-filter=d', '-z', since, '--'),
    pathsOf('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(lists.flat())];
}
