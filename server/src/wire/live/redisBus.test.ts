import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { until } from '../../store/db/eventually';
import type { LiveBus } from './bus';
import { createRedisBus } from './redisBus';
import { redisAnswers, redisUrl } from './testingRedis';
import { startTestHub, summaryOf, type TestClient, type TestHub } from './testing';
import { clientOf, football, scored, scoreOf, shown } from './testingCluster';

const logger = pino({ level: 'silent' });

const open: { close(): Promise<void> | void }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** Terms as PostgreSQL counts them: for all servers, whatever happens to Redis. */
let term = 0;
const nextTerm = async () => ++term;

async function server(
  prefix: string,
  matches: TestHub['matches'],
  onAnnounced?: (ids: number[]) => void,
): Promise<TestHub> {
  const bus = createRedisBus(redisUrl, { logger, nextTerm, prefix, leaseMs: 600 });
  const test = await startTestHub({ matches, bus, ...(onAnnounced && { onAnnounced }) });
  open.push(test);
  return test;
}

async function client(...asked: Parameters<typeof clientOf>): Promise<TestClient> {
  const connected = await clientOf(...asked);
  open.unshift({ close: () => connected.webSocket.terminate() });
  return connected;
}

(redisAnswers ? describe : describe.skip)('live sockets of several servers over Redis', () => {
  it('send the same numbers and bytes, wherever the change was made', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const [first, second] = [await server(prefix, matches), await server(prefix, matches)];
    const clients = [await client(first, football), await client(second, football)];
    for (const each of clients) await each.next('image');
    first.change(1, scored(1));
    await until(() => clients.every((each) => scoreOf(each) === 1));
    second.change(1, scored(2));
    await until(() => clients.every((each) => scoreOf(each) === 2));
    const deltas = clients.map(({ frames }) => frames.filter((frame) => frame.op === 'delta'));
    expect(deltas[0]).toEqual(deltas[1]);
  });

  it('tell each other what has changed, for the answers they keep', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const heard: [string, number[]][] = [];
    const first = await server(prefix, matches, (ids) => heard.push(['first', ids]));
    const second = await server(prefix, matches, (ids) => heard.push(['second', ids]));
    first.change(1, scored(1));
    await until(() => heard.length === 1);
    second.change(1, scored(2));
    await until(() => heard.length === 2);
    expect(heard).toEqual([
      ['second', [1]],
      ['first', [1]],
    ]);
  });

  it('resume at another server', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const [first, second] = [await server(prefix, matches), await server(prefix, matches)];
    const watching = await client(second, football);
    const { seq } = await watching.next('image');
    first.change(1, scored(1));
    await watching.next('delta');
    const resumed = await client(second, football, seq);
    expect((await resumed.next('delta')).seq).toBe(seq + 1);
  });

  it('tell single matches, and that there is none', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    await server(prefix, matches);
    const second = await server(prefix, matches);
    const watching = await client(second, 'match:1');
    await watching.next('image');
    second.change(1, scored(1));
    expect((await watching.next('delta')).data).toEqual({ summary: { home: { score: 1 } } });
    const asking = await client(second, 'match:404');
    expect(await asking.next('error')).toMatchObject({ id: 1, code: 'unknownTopic' });
  });

  it('go on with higher numbers when the writer is gone', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const [first, second] = [await server(prefix, matches), await server(prefix, matches)];
    const watching = await client(second, football);
    first.change(1, scored(1));
    await until(() => scoreOf(watching) === 1);
    const before = shown(watching.frames).seq;
    open.splice(open.indexOf(first), 1);
    await first.close();
    second.change(1, scored(2));
    await until(() => scoreOf(watching) === 2);
    expect(shown(watching.frames).seq).toBeGreaterThan(before);
  });

  it('go on after Redis came back empty, whichever writes then', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const servers = [await server(prefix, matches), await server(prefix, matches)];
    const clients = [
      await client(firstItem(servers), football),
      await client(itemAt(servers, 1), football),
    ];
    for (const each of clients) await each.next('image');
    const admin = new Redis(redisUrl);
    open.push({ close: () => admin.disconnect() });
    const elected = async () => {
      while ((await admin.exists(`${prefix}:writer`)) === 0);
    };
    // A few terms first, so that numbers which begin again are lower.
    for (let term = 0; term < 3; term++) {
      await admin.del(`${prefix}:writer`);
      await elected();
    }
    for (const [round, changedAt] of [
      firstItem(servers),
      itemAt(servers, 1),
      firstItem(servers),
    ].entries()) {
      const keys = await admin.keys(`${prefix}*`);
      if (keys.length > 0) await admin.del(...keys);
      await elected();
      changedAt.change(1, scored(round + 1));
      await until(() => clients.every((each) => scoreOf(each) === round + 1));
    }
  });

  it('follow a writer that starts anew, though it counts from below', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    // Its clock, from which numbers start, is a day ahead.
    const ahead = () => new Date(Date.now() + 86_400_000);
    const bus = createRedisBus(redisUrl, { logger, nextTerm, prefix, leaseMs: 600 });
    const first = await startTestHub({ matches, bus, now: ahead });
    const second = await server(prefix, matches);
    const watching = await client(second, football);
    await watching.next('image');
    const third = await server(prefix, matches);
    const alsoWatching = await client(third, football);
    await alsoWatching.next('image');
    await first.close();
    second.change(1, scored(1));
    await until(() => [watching, alsoWatching].every((each) => scoreOf(each) === 1));
  });

  it('ask again after frames were missed', async () => {
    const prefix = `test:${randomUUID()}`;
    const matches = new Map([[1, summaryOf(1)]]);
    const [first, second] = [await server(prefix, matches), await server(prefix, matches)];
    const watching = await client(second, football);
    await watching.next('image');
    const admin = new Redis(redisUrl);
    open.push({ close: () => admin.disconnect() });
    const clients = String(await admin.call('CLIENT', 'LIST', 'TYPE', 'pubsub')).split('\n');
    for (const line of clients.filter((each) => each.includes(`name=${prefix} `)))
      await admin.call('CLIENT', 'KILL', 'ID', itemAt(/^id=(\d+)/.exec(line)!, 1));
    first.change(1, scored(1));
    first.change(1, scored(2));
    await until(() => scoreOf(watching) === 2);
    first.change(1, scored(3));
    await until(() => scoreOf(watching) === 3);
  });

  it('hear of what a writer took after it had lost its lease, until a renewal has confirmed it', async () => {
    const prefix = `test:${randomUUID()}`;
    const options = { logger, nextTerm, prefix };
    const admin = new Redis(redisUrl);
    open.push({ close: () => admin.disconnect() });
    const join = async (bus: LiveBus) => {
      const heard: number[][] = [];
      const roles: boolean[] = [];
      open.push(bus);
      await bus.start({
        frame: () => undefined,
        request: (request) => void (request.op === 'changed' && heard.push(request.ids)),
        role: async (writes) => void roles.push(writes),
        gap: () => undefined,
      });
      return { heard, roles };
    };
    // Renews so seldom that it does not learn by itself of its loss.
    const unaware = createRedisBus(redisUrl, { ...options, leaseMs: 600_000 });
    const first = await join(unaware);
    const next = createRedisBus(redisUrl, { ...options, leaseMs: 600 });
    const second = await join(next);
    await admin.del(`${prefix}:writer`);
    await until(() => second.roles.includes(true));
    unaware.remember([7, 8]);
    unaware.remember([8]);
    next.publish(null, '{}');
    await until(() => second.heard.length > 0);
    expect(first.roles).toEqual([true, false]);
    expect(second.heard).toEqual([[7, 8]]);
  });
});
