import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installedNpm } from './npm';
import { execute } from './execute';

/** Packages that Node needs, with a shell for the build. */
const packages = ['base-files', 'busybox-static', 'libc6', 'libgcc-s1', 'libstdc++6'];

/**
 * Makes a base like `node:24-bookworm-slim` without a container registry: Debian's packages, unpacked, and the Node that runs this.
 */
export async function makeBase(folder: string): Promise<void> {
  const debs = `${folder}.debs`;
  for (const path of [folder, debs]) await mkdir(path, { recursive: true });
  await execute('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', ...packages], {
    cwd: debs,
  });
  for (const name of await readdir(debs)) await execute('dpkg', ['-x', join(debs, name), folder]);
  await execute('chroot', [folder, '/bin/busybox', '--install', '-s']);
  await writeFile(join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  await writeFile(join(folder, 'etc/group'), 'root:x:0:\n');

  const local = join(folder, 'usr/local');
  for (const name of ['bin', 'etc', 'lib/node_modules'])
    await mkdir(join(local, name), { recursive: true });
  await cp(process.execPath, join(local, 'bin/node'), { dereference: true });
  await cp(await installedNpm(), join(local, 'lib/node_modules/npm'), { recursive: true });
  await execute('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
  // The build mounts files of this machine over these. In the image they stay empty.
  await mkdir(join(folder, 'root/.npm'), { recursive: true });
  for (const file of ['etc/ssl/certs/ca-certificates.crt', 'root/.npmrc', 'usr/local/etc/npmrc']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
}
