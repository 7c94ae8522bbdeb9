import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import { sampleFixture, sampleSeason, sampleState } from './feeds/ingest/sample';
import { eventually } from '@scoreline/database/eventually';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { newDataDir, startServer, type ServerProcess } from './wire/gateway/testingServer';
import { connectClient } from './wire/live/testing';
import { natsAnswers, natsUrl } from './wire/live/nats/testingNats';

/** For three processes that compile first, on a loaded machine. */
const startMs = 180_000;

(natsAnswers ? describe : describe.skip)('servers of one role each', () => {
  let database: TestDatabase;
  const folders: Awaited<ReturnType<typeof newDataDir>>[] = [];
  const servers = new Map<string, ServerProcess>();
  beforeAll(async () => {
    database = await openTestDatabase();
    for (const role of ['worker', 'web', 'live']) {
      const folder = await newDataDir();
      folders.push(folder);
      const shared = { DATABASE_URL: database.url, NATS_URL: natsUrl };
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

(natsAnswers ? describe : describe.skip)('two workers', () => {
  let database: TestDatabase;
  const folders: Awaited<ReturnType<typeof newDataDir>>[] = [];
  const workers: ServerProcess[] = [];
  const file = () => join(firstItem(folders).dataDir, 'events.jsonl');
  const scores = async () => {
    const rows = await database.db.selectFrom('matches').select('home_score').execute();
    return rows.map(({ home_score: score }) => score);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    for (const _ of [1, 2]) folders.push(await newDataDir());
    const world = [...sampleSeason, sampleFixture, sampleState(2, { score: { home: 0, away: 0 } })];
    await writeFile(file(), world.map((event) => `${JSON.stringify(event)}\n`).join(''));
    for (const { dataDir } of folders) {
      const shared = { DATABASE_URL: database.url, NATS_URL: natsUrl };
      workers.push(await startServer(dataDir, { ROLE: 'worker', FEED_FILE: file(), ...shared }));
    }
  }, startMs);
  afterAll(async () => {
    await workers[1]?.stop();
    await database.close();
    for (const folder of folders) await folder.remove();
  });

  it('follow a file one after the other, the second as soon as the first is killed', async () => {
    await eventually(async () => expect(await scores()).toHaveLength(1));
    await firstItem(workers).kill();
    // The lease can't pass on by expiring.
    const until = new Date(Date.now() + 3_600_000);
    await database.db.updateTable('leases').set({ until }).execute();
    await appendFile(file(), `${JSON.stringify(sampleState(99))}\n`);
    await eventually(async () => expect(await scores()).toEqual([sampleState(99).score?.home]));
  });
});
