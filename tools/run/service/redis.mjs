// @ts-check
import { tmpdir } from 'node:os';

import { start } from '../children.mjs';
import { findCommand, installPackage } from './debian.mjs';
import { ask, freePort, soon } from '../ports.mjs';

const urlOf = (/** @type {number} */ port) => `redis://127.0.0.1:${port}`;

const letsIn = async (/** @type {number} */ port) =>
  (await ask(port, 'PING\r\n')).toString().startsWith('+PONG');

/**
 * A Redis for the tests of several servers: a running one, or Debian's. Without either, those tests are skipped.
 * @returns {Promise<{ env: Record<string, string>, note: string }>}
 */
export async function findRedis() {
  if (process.env.TEST_REDIS_URL) return { env: {}, note: 'Redis of TEST_REDIS_URL' };
  if (await letsIn(6379)) {
    return { env: { TEST_REDIS_URL: urlOf(6379) }, note: 'the Redis that runs here' };
  }
  if (!(await findCommand('redis-server')) && !(await installPackage('redis-server'))) {
    return { env: {}, note: 'no Redis: the tests of several servers are skipped' };
  }
  const port = await freePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  start('redis-server', settings, { stdio: 'ignore' });
  if (await soon(() => letsIn(port))) {
    return { env: { TEST_REDIS_URL: urlOf(port) }, note: 'a Redis of its own' };
  }
  return { env: {}, note: 'Redis did not start: the tests of several servers are skipped' };
}
