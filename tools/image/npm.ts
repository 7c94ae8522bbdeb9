import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from './execute';

const setting = async (name: string) => (await execute('npm', ['config', 'get', name])).trim();

/** Folder of the npm in PATH. */
export const installedNpm = async () => join((await execute('npm', ['root', '-g'])).trim(), 'npm');

/**
 * Mounts of this machine's npm settings, certificates and cache, for the time of the build.
 * @returns pairs of a file here and its place in the build
 */
export async function npmMounts(): Promise<string[]> {
  const [user, global, cache, certificates] = [
    await setting('userconfig'),
    await setting('globalconfig'),
    await setting('cache'),
    await setting('cafile'),
  ];
  const mounts = [
    [user, '/root/.npmrc', 'ro'],
    [global, '/usr/local/etc/npmrc', 'ro'],
    [cache, '/root/.npm', 'rw'],
    [certificates, certificates, 'ro'],
  ] as const;
  return mounts
    .filter(([from]) => existsSync(from))
    .flatMap(([from, to, mode]) => ['--volume', `${from}:${to}:${mode}`]);
}
