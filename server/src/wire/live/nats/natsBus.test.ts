import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';

import { eventually, until } from '@scoreline/database/eventually';
import { createNatsBus } from './natsBus';
import { removeStreams } from './natsStreams';
import { startTestHub, summaryOf, type TestClient, type TestHub } from '../testing';
import { clientOf, football, scored, scoreOf, shown } from '../testingCluster';
import { memoryLeases, natsAnswers, natsUrl, openProxy } from './testingNats';

const logger = pino({ level: 'silent' });

const open: { close(): Promise<unknown> | void }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** Servers that share an engine and a database. */
function cluster() {
  const prefix = `test-${randomUUID()}`;
  const matches = new Map([[1, summaryOf(1)]]);
  const leases = memoryLeases();
  open.push({ close: () => forget(prefix) });
  const server = async (url = natsUrl, onAnnounced?: (ids: number[]) => void) => {
    const bus = await createNatsBus(url, { logger, lease: leases.lease, prefix });
    const test = await startTestHub({ matches, bus, ...(onAnnounced && { onAnnounced }) });
    open.unshift(test);
    return test;
  };
  /** A single bus, and the messages it receives. */
  const join = async (more: object = {}) => {
    const bus = await createNatsBus(natsUrl, { logger, lease: leases.lease, prefix, ...more });
    const [frames, roles]: [string[], boolean[]] = [[], []];
    const heard = { announce: [] as number[][], changed: [] as number[][] };
    open.unshift(bus);
    // Before the start, which waits for the engine's confirmation.
    bus.follow(football);
    await bus.start({
      frame: (text) => void frames.push(text),
      request: (request) => {
        if (request.op === 'announce' || request.op === 'changed')
          heard[request.op].push(request.ids);
      },
      role: async (writes) => void roles.push(writes),
      gap: () => undefined,
    });
    return { bus, frames, roles, heard };
  };
  return { prefix, matches, leases, server, join };
}

async function forget(prefix: string): Promise<void> {
  const nc = await connect({ servers: natsUrl });
  await removeStreams(nc, prefix);
  await nc.close();
}

async function client(...asked: Parameters<typeof clientOf>): Promise<TestClient> {
  const connected = await clientOf(...asked);
  open.unshift({ close: () => connected.webSocket.terminate() });
  return connected;
}

async function takeOut(test: TestHub): Promise<void> {
  open.splice(open.indexOf(test), 1);
  await test.close();
}

(natsAnswers ? describe : describe.skip)('live sockets of several servers over NATS', () => {
  it('send the same numbers and bytes, wherever the change was made', async () => {
    const { server } = cluster();
    const [first, second] = [await server(), await server()];
    const clients = [await client(first, football), await client(second, football)];
    for (const each of clients) await each.next('image');
    first.change(1, scored(1));
    await until(() => clients.every((each) => scoreOf(each) === 1));
    second.change(1, scored(2));
    await until(() => clients.every((each) => scoreOf(each) === 2));
    const deltas = clients.map(({ frames }) => frames.filter((frame) => frame.op === 'delta'));
    expect(deltas[0]).toEqual(deltas[1]);
  });

  it('resume at a server that came later, from what the engine kept', async () => {
    const { server } = cluster();
    const first = await server();
    const watching = await client(first, football);
    const { seq } = await watching.next('image');
    for (const goals of [1, 2]) {
      first.change(1, scored(goals));
      await until(() => scoreOf(watching) === goals);
    }
    const later = await server();
    const settled = await client(later, football);
    await settled.next('image');
    const resumed = await client(later, football, seq);
    expect((await resumed.next('delta')).seq).toBe(seq + 1);
    expect((await resumed.next('delta')).seq).toBe(seq + 2);
    expect(resumed.frames.some(({ op }) => op === 'image')).toBe(false);
  });

  it('tell single matches, and that there is none', async () => {
    const { server } = cluster();
    await server();
    const second = await server();
    const watching = await client(second, 'match:1');
    await watching.next('image');
    second.change(1, scored(1));
    expect((await watching.next('delta')).data).toEqual({ summary: { home: { score: 1 } } });
    const asking = await client(second, 'match:404');
    expect(await asking.next('error')).toMatchObject({ id: 1, code: 'unknownTopic' });
  });

  it('hear of the topics they follow alone', async () => {
    const { server, prefix } = cluster();
    await server();
    const proxy = await openProxy(natsUrl);
    open.push(proxy);
    const watching = await client(await server(proxy.url), football);
    await watching.next('image');
    const nc = await connect({ servers: natsUrl });
    open.push({ close: () => nc.close() });
    const much = 'x'.repeat(200_000);
    const before = proxy.received();
    // The engine keeps their order: when the second has arrived, the first was delivered or skipped.
    for (const topic of ['match.2', 'matches.football'])
      nc.publish(`${prefix}.frames.${topic}`, `0\n${much}`);
    await until(() => proxy.received() - before > much.length);
    expect(proxy.received() - before).toBeLessThan(1.5 * much.length);
  });

  it('go on with higher numbers when the writer is gone', async () => {
    const { server } = cluster();
    const [first, second] = [await server(), await server()];
    const watching = await client(second, football);
    first.change(1, scored(1));
    await until(() => scoreOf(watching) === 1);
    const before = shown(watching.frames).seq;
    await takeOut(first);
    second.change(1, scored(2));
    await until(() => scoreOf(watching) === 2);
    expect(shown(watching.frames).seq).toBeGreaterThan(before);
  });

  it('drop what a writer says that has lost its lease unaware, and has it step down', async () => {
    const { join, leases } = cluster();
    const [first, second] = [await join(), await join()];
    const third = await join({ mayWrite: false });
    await leases.takeUnaware();
    second.bus.publish(football, '{"op":"delta","seq":1}');
    await until(() => first.frames.length === 1 && third.frames.length === 1);
    first.bus.publish(football, '{"op":"delta","seq":2}');
    first.bus.request({ op: 'announce', ids: [7] });
    await until(() => third.heard.announce.length === 1);
    expect(third.frames).toEqual(['{"op":"delta","seq":1}']);
    expect([first.roles, second.roles]).toEqual([[true, false], [true]]);
  });

  it('hear of what a writer took after it had lost its lease unaware', async () => {
    const { join, leases } = cluster();
    const [unaware, next] = [await join(), await join()];
    await leases.takeUnaware();
    unaware.bus.remember([7, 8]);
    unaware.bus.remember([8]);
    next.bus.publish(football, '{"op":"delta","seq":1}');
    await until(() => next.heard.changed.length > 0);
    expect(next.heard.changed).toEqual([[7, 8]]);
    expect(unaware.roles).toEqual([true, false]);
  });

  it('follow a writer that starts anew, though it counts from below', async () => {
    const { prefix, matches, leases, server } = cluster();
    const bus = await createNatsBus(natsUrl, { logger, lease: leases.lease, prefix });
    // Its clock, which determines the first number, is a day ahead.
    const ahead = () => new Date(Date.now() + 86_400_000);
    const first = await startTestHub({ matches, bus, now: ahead });
    const [second, third] = [await server(), await server()];
    const clients = [await client(second, football), await client(third, football)];
    for (const each of clients) await each.next('image');
    await first.close();
    second.change(1, scored(1));
    await until(() => clients.every((each) => scoreOf(each) === 1));
  });

  it('are told the image of a day with thousands of matches', async () => {
    const { server, matches } = cluster();
    for (let id = 2; id <= 3_000; id++) matches.set(id, summaryOf(id));
    await server();
    const watching = await client(await server(), football);
    const { data } = await watching.next('image');
    expect(Object.keys(data as object)).toHaveLength(3_000);
  });

  it('leave no consumer behind at the engine', async () => {
    const { server, prefix } = cluster();
    const first = await server();
    const watching = await client(first, football);
    await watching.next('image');
    first.change(1, scored(1));
    await until(() => scoreOf(watching) === 1);
    await (await client(await server(), football)).next('image');
    const nc = await connect({ servers: natsUrl });
    open.push({ close: () => nc.close() });
    const { consumers } = await jetstreamManager(nc);
    await eventually(async () =>
      expect(await consumers.list(`${prefix}-frames`).next()).toEqual([]),
    );
  });

  it('ask again after the engine was away', async () => {
    const { server } = cluster();
    const first = await server();
    const proxy = await openProxy(natsUrl);
    open.push(proxy);
    const second = await server(proxy.url);
    const watching = await client(second, football);
    await watching.next('image');
    proxy.cut();
    first.change(1, scored(1));
    first.change(1, scored(2));
    await until(() => scoreOf(watching) === 2);
    first.change(1, scored(3));
    await until(() => scoreOf(watching) === 3);
  });

  it('tell each other what has changed, for the answers they keep', async () => {
    const { server } = cluster();
    const heard: [string, number[]][] = [];
    const first = await server(natsUrl, (ids) => heard.push(['first', ids]));
    const second = await server(natsUrl, (ids) => heard.push(['second', ids]));
    first.change(1, scored(1));
    await until(() => heard.length === 1);
    second.change(1, scored(2));
    await until(() => heard.length === 2);
    expect(heard).toEqual([
      ['second', [1]],
      ['first', [1]],
    ]);
  });
});
