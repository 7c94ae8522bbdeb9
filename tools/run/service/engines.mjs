// @ts-check
import { findFirefox } from './firefox.mjs';
import { findWebKit } from './webkit.mjs';

/**
 * The engines of the smoke set beside Chromium.
 * @param {{ mayInstall: boolean }} options
 * @returns {Promise<{ env: Record<string, string>, missing: Record<string, string> }>} `missing` has a reason for each engine that is not here
 */
export async function findEngines(options) {
  const firefox = await findFirefox(options);
  // Sequential, because Debian's tools lock their files.
  const webkit = await findWebKit(options);
  const missing = { firefox: firefox.missing, webkit: webkit.missing };
  return {
    env: { ...firefox.env, ...webkit.env },
    missing: Object.fromEntries(Object.entries(missing).filter(([, why]) => why)),
  };
}
