// @ts-check
import { findCommand, installPackage } from './debian.mjs';

/**
 * Debian's Varnish for the tests of a cache in front. Without it those tests are skipped.
 * @returns {Promise<{ env: Record<string, string>, note: string }>}
 */
export async function findVarnish() {
  const isHere = (await findCommand('varnishd')) || (await installPackage('varnish'));
  const note = isHere ? 'Varnish' : 'no Varnish: the tests of a cache in front are skipped';
  return { env: {}, note };
}
