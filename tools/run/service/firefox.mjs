// @ts-check
import { readFileSync } from 'node:fs';

import { findCommand, installPackage } from './debian.mjs';

const names = ['firefox-esr', 'firefox'];

/** Ubuntu's `firefox` is a script that starts a snap, which cannot read a profile in the temporary folder. */
export const startsSnap = (/** @type {string} */ path) =>
  path.includes('/snap/') || readFileSync(path).subarray(0, 4096).includes('/snap/');

async function presentFirefox() {
  for (const name of names) {
    const path = await findCommand(name);
    if (path && !startsSnap(path)) return path;
  }
  return '';
}

/**
 * A Firefox for the smoke set: the one of FIREFOX_PATH, one that is installed, or Debian's where this process may install it.
 * @param {{ mayInstall: boolean }} options
 * @returns {Promise<{ env: Record<string, string>, missing: string }>} `missing` says why there is none
 */
export async function findFirefox({ mayInstall }) {
  let path = process.env.FIREFOX_PATH || (await presentFirefox());
  if (!path && mayInstall && (await installPackage('firefox-esr'))) path = await presentFirefox();
  if (path) return { env: { FIREFOX_PATH: path }, missing: '' };
  return { env: {}, missing: 'no Firefox (Debian: firefox-esr)' };
}
