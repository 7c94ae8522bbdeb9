// @ts-check
import { run } from '../children.mjs';
import { installPackage } from './debian.mjs';
import { findWebKit } from './webkit.mjs';

/** Debian's packages of the shell in examples/native/linux, beside those of WebKit's driver. */
const packages = [
  ...['python3-gi', 'gir1.2-webkit2-4.1', 'python3-jsonschema', 'python3-cryptography'],
];
const imports =
  'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2; import jsonschema, cryptography';

const isHere = async () => (await run('/usr/bin/python3', ['-c', imports])).code === 0;

/**
 * Finds the programs and libraries of the Linux shell, and installs Debian's packages where this process may.
 * @returns {Promise<{ driver: string, missing: string }>} the path of WebKit's driver; `missing` says why the shell cannot run
 */
export async function findLinuxShell() {
  const { env, missing } = await findWebKit({ mayInstall: true });
  if (missing) return { driver: '', missing };
  if (!(await isHere())) for (const name of packages) await installPackage(name);
  const driver = env.WEBKIT_DRIVER_PATH ?? '';
  if (await isHere()) return { driver, missing: '' };
  return { driver, missing: `no libraries of the Linux shell (Debian: ${packages.join(', ')})` };
}
