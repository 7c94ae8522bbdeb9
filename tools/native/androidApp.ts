import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '../run/children.mjs';

const run = promisify(execFile);
const sources = join(root, 'examples/native/android');

interface Tools {
  dx: string;
  platform: string;
}

const javaIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(folder, name));

/**
 * Builds the Android shell, signed with a key made for this build. Returns the path of the APK in `folder`.
 * @throws with the output of the program that failed
 */
export async function buildAndroid({ dx, platform }: Tools, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const [made, classes] = [join(folder, 'made'), join(folder, 'classes')];
  for (const each of [made, classes]) mkdirSync(each, { recursive: true });
  const [raw, apk, key] = ['raw.apk', 'scoreline.apk', 'key.jks'].map((name) => join(folder, name));
  const inputs = ['-M', join(sources, 'AndroidManifest.xml'), '-S', join(sources, 'res')];
  await run('aapt', ['package', '-f', '-m', '-J', made, ...inputs, '-I', platform, '-F', raw!]);
  const files = [...javaIn(join(sources, 'java')), ...javaIn(made)];
  const level = ['-source', '8', '-target', '8', '-bootclasspath', platform];
  await run('javac', [
    '-Xlint:all,-options,-deprecation',
    '-Werror',
    ...level,
    '-d',
    classes,
    ...files,
  ]);
  const dex = ['--dex', '--min-sdk-version=26', `--output=${join(folder, 'classes.dex')}`, classes];
  await run('java', ['-cp', dx, 'com.android.dx.command.Main', ...dex]);
  await run('aapt', ['add', raw!, 'classes.dex'], { cwd: folder });
  await run('zipalign', ['-f', '4', raw!, apk!]);
  const secret = ['-storepass', 'of one build', '-keypass', 'of one build'];
  const owner = ['-dname', 'CN=Example', '-keyalg', 'RSA', '-validity', '1', '-alias', 'example'];
  await run('keytool', ['-genkeypair', '-keystore', key!, ...secret, ...owner]);
  await run('apksigner', [
    ...['sign', '--ks', key!, '--ks-pass', 'pass:of one build', '--min-sdk-version', '26', apk!],
  ]);
  return apk!;
}
