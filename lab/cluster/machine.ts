import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

export const execute = promisify(execFile);

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/local/sbin'];

/** @throws if the Debian package of the program is missing */
export function programOf(name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path) return path;
  throw new Error(
    `${name} is not installed here: apt-get install haproxy pgbouncer nats-server redis-server postgresql`,
  );
}

/** Folder of Debian's newest PostgreSQL. */
export function postgresFolder(): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  if (!newest) throw new Error('PostgreSQL is not installed here: apt-get install postgresql');
  return join(home, newest, 'bin');
}

/** Account for PostgreSQL and PgBouncer, which refuse to run as root. Null if this process is not root. */
export function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Limit of open files for our programs. A connection through the proxy takes two. */
export const mostFiles = (): number =>
  Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) || 20_000;

/** Free ports. */
export async function freePorts<Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const servers = await Promise.all(
    names.map(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer();
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return Object.fromEntries(names.map((name, index) => [name, itemAt(ports, index)])) as Record<
    Name,
    number
  >;
}

/** Whether a local port answers as expected, after sending `question` if given. */
export const says = (port: number, expected: RegExp, question = ''): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('data', (data) => end(expected.test(String(data))));
    socket.once('connect', () => question && socket.write(question));
  });

/** HTTP status of an address, or 0 without an answer. */
export const statusOf = (url: string, method = 'GET'): Promise<number> =>
  fetch(url, { method, signal: AbortSignal.timeout(1_500) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );
