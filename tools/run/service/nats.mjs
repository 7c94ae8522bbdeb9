// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { start } from '../children.mjs';
import { findCommand, installPackage } from './debian.mjs';
import { ask, freePort, soon } from '../ports.mjs';

const usualPort = 4222;
const urlOf = (/** @type {number} */ port) => `nats://127.0.0.1:${port}`;

/** NATS greets each connection with its capabilities. */
const letsIn = async (/** @type {number} */ port) =>
  /^INFO .*"jetstream":\s*true/.test((await ask(port, '')).toString());

/**
 * A NATS with JetStream for the tests of several servers: a running one, or Debian's. Without either, those tests are skipped.
 * @returns {Promise<{ env: Record<string, string>, note: string }>}
 */
export async function findNats() {
  if (process.env.TEST_NATS_URL) return { env: {}, note: 'NATS of TEST_NATS_URL' };
  if (await letsIn(usualPort)) {
    return { env: { TEST_NATS_URL: urlOf(usualPort) }, note: 'the NATS that runs here' };
  }
  if (!(await findCommand('nats-server')) && !(await installPackage('nats-server'))) {
    return { env: {}, note: 'no NATS: the tests of several servers over it are skipped' };
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'scoreline-nats-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  start('nats-server', ['-a', '127.0.0.1', '-p', `${port}`, '-js', '-sd', folder], {
    stdio: 'ignore',
  });
  if (await soon(() => letsIn(port))) {
    return { env: { TEST_NATS_URL: urlOf(port) }, note: 'a NATS of its own' };
  }
  return { env: {}, note: 'NATS did not start: the tests of several servers over it are skipped' };
}
