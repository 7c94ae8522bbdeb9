// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from '../children.mjs';
import { findCommand, installPackage } from './debian.mjs';

/** The last release of Debian that has a compiler to DEX and the classes of Android. */
const suite = 'bullseye';
const archived = ['dalvik-exchange', 'libandroid-23-java'];
const folder = join(root, 'node_modules/.cache/android');
const javaFolder = join(folder, 'root/usr/share/java');
const jars = {
  dx: join(javaFolder, 'com.android.dx.jar'),
  platform: join(javaFolder, 'com.android.android-23.jar'),
};
const limitMs = 5 * 60_000;

/** The address of this machine's Debian mirror. */
async function mirror() {
  const format = ['--format', '$(LABEL) $(SITE)', 'Created-By: Packages'];
  const { output } = await run('apt-get', ['indextargets', ...format]);
  return /^Debian (\S+)$/m.exec(output)?.[1];
}

/** Unpacks the two packages into the cache, beside the system: their release differs from the machine's. */
async function unpackArchived() {
  const site = await mirror();
  if (!site) return;
  const [lists, cache] = [join(folder, 'lists/partial'), join(folder, 'cache/archives/partial')];
  for (const each of [lists, cache]) mkdirSync(each, { recursive: true });
  writeFileSync(join(folder, 'sources.list'), `deb ${site} ${suite} main\n`);
  const options = [
    ...[
      '-o',
      `Dir::Etc::sourcelist=${join(folder, 'sources.list')}`,
      '-o',
      'Dir::Etc::sourceparts=-',
    ],
    ...[
      '-o',
      `Dir::State::lists=${join(folder, 'lists')}`,
      '-o',
      `Dir::Cache=${join(folder, 'cache')}`,
    ],
    ...['-o', 'APT::Sandbox::User=root'],
  ];
  await run('apt-get', [...options, 'update'], { limitMs });
  await run('apt-get', [...options, 'download', ...archived], { limitMs, cwd: folder });
  const packages = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  for (const name of packages)
    await run('dpkg-deb', ['-x', join(folder, name), join(folder, 'root')]);
  for (const name of [...packages, 'lists', 'cache'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

const commands = {
  javac: 'default-jdk-headless',
  aapt: 'aapt',
  zipalign: 'zipalign',
  apksigner: 'apksigner',
};

const missing = async () => {
  for (const [command, name] of Object.entries(commands))
    if (!(await findCommand(command)) && !(await installPackage(name))) return name;
  const isHere = () => Object.values(jars).every((jar) => existsSync(jar));
  if (!isHere() && (await findCommand('apt-get'))) await unpackArchived();
  return isHere() ? '' : `${archived.join(' and ')} of ${suite}`;
};

/**
 * The programs that build the Android shell, installed where this process may. Without them that test is skipped.
 * @returns {Promise<{ env: Record<string, string>, note: string }>}
 */
export async function findAndroid() {
  const lacks = await missing();
  if (lacks) return { env: {}, note: `no Android (Debian: ${lacks}): its shell is not built` };
  return { env: { ANDROID_DX: jars.dx, ANDROID_PLATFORM: jars.platform }, note: 'Android 23' };
}
