// @ts-check
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

import { run, start } from '../children.mjs';
import { isRoot } from './debian.mjs';
import { ask, freePort, soon } from '../ports.mjs';

const urlOf = (/** @type {number} */ port) => `postgresql://postgres@127.0.0.1:${port}/postgres`;

/** The first message of PostgreSQL's protocol, version 3.0. */
function hello() {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, body]);
}

// "R", its length, and 0 for success. A server that asks for a password belongs to somebody else.
async function letsIn(/** @type {number} */ port) {
  const answer = await ask(port, hello());
  return answer.length >= 9 && answer[0] === 0x52 && answer.readInt32BE(5) === 0;
}

/** Folder of Debian's server programs, which are not in PATH. */
function debianPrograms() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return null;
  const [newest] = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  const bin = join(home, newest ?? '', 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : null;
}

// PostgreSQL refuses to run as root.
async function otherUser() {
  if (!isRoot) return {};
  const { code, output } = await run('sh', ['-c', 'id -u postgres && id -g postgres']);
  const [uid, gid] = output.trim().split('\n').map(Number);
  return code === 0 ? { uid, gid } : null;
}

const memoryDisk = '/dev/shm';
const enoughBytes = 4 * 1024 ** 3;

/**
 * The cheapest place for a cluster's files. A fresh database has 1,700 of them, which a disk file system takes fifteen times as
 * long to write and remove as a memory one. In a container the memory file system is often too small.
 */
export function clusterParent(disk = memoryDisk, enough = enoughBytes) {
  if (!existsSync(disk) || freemem() < enough) return tmpdir();
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize < enough ? tmpdir() : disk;
}

// Tests need no durability.
const settings = [
  ...['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB'],
  ...['max_connections=200', 'listen_addresses=127.0.0.1'],
];

/**
 * A temporary cluster that waits for no disk, for the lifetime of the tests.
 * @param {string} bin @returns {Promise<string | null>} its address
 */
async function startCluster(bin) {
  const user = await otherUser();
  if (!user) return null;
  const folder = mkdtempSync(join(clusterParent(), 'scoreline-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: /** @type {const} */ ('ignore') };
  const how = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'];
  const initdb = start(join(bin, 'initdb'), how, options);
  if ((await new Promise((done) => initdb.once('close', done))) !== 0) return null;

  const port = await freePort();
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', `${port}`, '-k', folder, ...flags];
  // A killed process runs no exit handler of its own.
  start(join(bin, 'postgres'), args, options).once('exit', remove);
  return (await soon(() => letsIn(port))) ? urlOf(port) : null;
}

/**
 * A PostgreSQL for the server's tests: Debian's programs, else a running one. Without either, the tests start the embedded one.
 * The running one is second, because it waits for its disk, and each of hundreds of fresh databases costs twice the CPU time on
 * it.
 * @returns {Promise<{ env: Record<string, string>, note: string }>}
 */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return { env: {}, note: 'PostgreSQL of TEST_DATABASE_URL' };
  const bin = debianPrograms();
  const url = bin && (await startCluster(bin));
  if (url) return { env: { TEST_DATABASE_URL: url }, note: `a PostgreSQL of ${bin}` };
  if (await letsIn(5432)) {
    return { env: { TEST_DATABASE_URL: urlOf(5432) }, note: 'the PostgreSQL that runs here' };
  }
  return { env: {}, note: 'the embedded PostgreSQL' };
}
