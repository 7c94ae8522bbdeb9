import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from './store/db/testing';
import { newDataDir, startServer, type ServerProcess } from './wire/gateway/testingServer';
import { connectClient } from './wire/live/testing';
import { natsAnswers, natsUrl } from './wire/live/testingNats';
import { redisAnswers, redisUrl } from './wire/live/testingRedis';

/** Three processes that compile first, beside whatever else the machine does. */
const startMs = 180_000;

const buses: { name: string; answers: boolean; env: Record<string, string> }[] = [
  { name: 'NATS', answers: natsAnswers, env: { NATS_URL: natsUrl } },
  { name: 'Redis', answers: redisAnswers, env: { REDIS_URL: redisUrl } },
];

for (const { name, answers, env } of buses)
  (answers ? describe : describe.skip)(`servers of one role each, by ${name}`, () => {
    let database: TestDatabase;
    const folders: Awaited<ReturnType<typeof newDataDir>>[] = [];
    const servers = new Map<string, ServerProcess>();
    beforeAll(async () => {
      database = await openTestDatabase();
      for (const role of ['worker', 'web', 'live']) {
        const folder = await newDataDir();
        folders.push(folder);
        const shared = { DATABASE_URL: database.url, ...env };
        servers.set(role, await startServer(folder.dataDir, { ROLE: role, ...shared }));
      }
    }, startMs);
    afterAll(async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await database.close();
      for (const folder of folders) await folder.remove();
    });
    const statusOf = async (role: string, path: string) =>
      (await fetch(valueIn(servers, role).address + path)).status;
    const socketUrl = (role: string) =>
      `${valueIn(servers, role).address.replace('http', 'ws').replace('localhost', '127.0.0.1')}/live`;

    it('answer what each is there for, and nothing else', async () => {
      for (const role of servers.keys()) expect(await statusOf(role, '/readyz')).toBe(200);
      expect(await statusOf('web', '/sports-query/user-device/check')).toBe(200);
      for (const role of ['live', 'worker'])
        expect(await statusOf(role, '/sports-query/user-device/check')).toBe(404);
      await expect(connectClient(socketUrl('web'))).rejects.toThrow();
      await expect(connectClient(socketUrl('worker'))).rejects.toThrow();
    });

    it('have live topics where the sockets are', async () => {
      const client = await connectClient(socketUrl('live'));
      client.send({ op: 'subscribe', id: 1, topics: ['matches:football'] });
      expect((await client.next('image')).data).toEqual({});
      client.webSocket.terminate();
    });

    it('run the feed at the worker alone', async () => {
      const leases = await database.db.selectFrom('leases').select('name').execute();
      expect(leases).toContainEqual({ name: 'feed' });
      await valueIn(servers, 'worker').stop();
      servers.delete('worker');
      const left = await database.db.selectFrom('leases').select('name').execute();
      expect(left).not.toContainEqual({ name: 'feed' });
    });
  });
