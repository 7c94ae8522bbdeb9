// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findCommand, installPackage } from './debian.mjs';

/** Debian's packages. */
const packages = ['webkit2gtk-driver', 'xvfb'];

/** The driver starts this browser; it is not in PATH. @param {string} libraries */
export function miniBrowserBelow(libraries) {
  if (!existsSync(libraries)) return '';
  const folders = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
    .flatMap(({ name }) =>
      readdirSync(join(libraries, name))
        .filter((inner) => /^webkit2?gtk-\d/.test(inner))
        .map((inner) => join(libraries, name, inner, 'MiniBrowser')),
    );
  return folders.sort().reverse().find(existsSync) ?? '';
}

async function presentWebKit() {
  const driver = await findCommand('WebKitWebDriver');
  const browser = miniBrowserBelow('/usr/lib');
  if (!driver || !browser || !(await findCommand('Xvfb'))) return null;
  return { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser };
}

/** Sequential, because Debian's tools lock their files. */
async function installPackages() {
  for (const name of packages) if (!(await installPackage(name))) return false;
  return true;
}

/**
 * WebKitGTK with its driver and a display for the smoke set: what is installed, or Debian's where this process may install it.
 * @param {{ mayInstall: boolean }} options
 * @returns {Promise<{ env: Record<string, string>, missing: string }>} `missing` says why there is none
 */
export async function findWebKit({ mayInstall }) {
  let env = await presentWebKit();
  if (!env && mayInstall && (await installPackages())) env = await presentWebKit();
  if (env) return { env, missing: '' };
  return { env: {}, missing: `no WebKit (Debian: ${packages.join(', ')})` };
}
