import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';

import { Databases } from './databases';
import { freePorts } from './machine';
import { ask } from './postgres';

const isHere = ['/usr/sbin/pgbouncer', '/usr/lib/postgresql'].every((path) => existsSync(path));
jest.setTimeout(180_000);

// Without Debian's packages there are no servers to kill.
(isHere ? it : it.skip)('has no commit wait for a replica that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-databases-'));
  // The database runs under another account.
  await chmod(folder, 0o755);
  const ports = await freePorts(['left', 'right', 'pooler', 'restored']);
  const databases = new Databases(join(folder, 'postgres'), ports);
  const count = async (port: number) => (await ask(port, 'SELECT FROM kept', 'scoreline')).length;
  try {
    await databases.start();
    await ask(ports.left, 'CREATE TABLE kept (n int)', 'scoreline');
    await databases.killReplica(async () => {
      await ask(ports.left, 'INSERT INTO kept VALUES (1)', 'scoreline');
    });
    // It follows again and commits wait for it, so a confirmed commit survives the loss of the primary.
    await ask(ports.left, 'INSERT INTO kept VALUES (2)', 'scoreline');
    await databases.killPrimary();
    expect(await count(ports.right)).toBe(2);
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
