// @ts-check
import { run } from '../children.mjs';

const limitMs = 5 * 60_000;

export const isRoot = process.getuid?.() === 0;

/** @param {string} name @returns {Promise<string>} where the command lies, empty when it is not in PATH */
export async function findCommand(name) {
  const { code, output } = await run('sh', ['-c', `command -v ${name}`]);
  return code === 0 ? output.trim() : '';
}

/**
 * Installs a Debian package where this process may.
 * @param {string} name
 */
export async function installPackage(name) {
  if (!isRoot || !(await findCommand('apt-get'))) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const add = ['install', '-y', '--no-install-recommends', name];
  if ((await run('apt-get', add, { env, limitMs })).code === 0) return true;
  // A fresh machine has no package lists yet.
  await run('apt-get', ['update'], { env, limitMs });
  return (await run('apt-get', add, { env, limitMs })).code === 0;
}
