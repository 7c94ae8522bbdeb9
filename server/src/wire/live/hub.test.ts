import { afterEach, describe, expect, it } from '@jest/globals';
import {
  applyMergePatch,
  type MatchesImage,
  type MatchImage,
} from '@scoreline/shared-lib/contract';
import { pino } from 'pino';
import { Registry } from 'prom-client';

import type { LiveHubOptions } from './hub';
import { connectClient, startTestHub, summaryOf, type TestClient, type TestHub } from './testing';

const football = 'matches:football';
const open: { close(): Promise<void> | void }[] = [];

async function start(options?: Partial<LiveHubOptions> & { matches?: TestHub['matches'] }) {
  const test = await startTestHub(options);
  open.push(test);
  return test;
}

async function connect(test: TestHub, ...topics: string[]): Promise<TestClient> {
  const client = await connectClient(test.url);
  open.unshift({ close: () => client.webSocket.terminate() });
  if (topics.length > 0) client.send({ op: 'subscribe', id: 1, topics });
  return client;
}

/** As a page does that was refused: it tries until there is room. */
async function connectAgain(test: TestHub): Promise<TestClient> {
  for (;;) {
    const client = await connectClient(test.url).catch(() => null);
    if (!client) continue;
    open.unshift({ close: () => client.webSocket.terminate() });
    client.send({ op: 'subscribe', id: 1, topics: [football] });
    await client.next('image');
    return client;
  }
}

const home = (score: number) => ({ ...summaryOf(1).home, score });

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe('live socket', () => {
  it('sends the image, then deltas numbered by one', async () => {
    const test = await start();
    const client = await connect(test, football);
    const image = await client.next('image');
    expect(image.data).toMatchObject({ 1: { eventId: 1, home: { score: 0 } } });
    for (const score of [1, 2]) {
      test.change(1, { home: home(score) });
      const delta = await client.next('delta');
      expect(delta).toMatchObject({ topic: football, seq: image.seq + score });
      expect(delta.data).toEqual({ 1: { home: { score } } });
    }
  });

  it('joins changes that come together in one delta, and is silent where nothing changed', async () => {
    const test = await start({ matches: new Map([1, 2, 3].map((id) => [id, summaryOf(id)])) });
    const client = await connect(test, football);
    await client.next('image');
    test.change(3, {});
    test.change(1, { home: home(1) });
    test.change(2, { revision: 2 });
    expect((await client.next('delta')).data).toEqual({
      1: { home: { score: 1 } },
      2: { revision: 2 },
    });
  });

  it('resumes by deltas, by nothing when up to date, and by an image otherwise', async () => {
    const test = await start();
    const first = await connect(test, football);
    const { seq } = await first.next('image');
    test.change(1, { home: home(1) });
    await first.next('delta');
    test.change(1, { home: home(2) });
    await first.next('delta');

    const resumed = await connect(test);
    resumed.send({ op: 'subscribe', id: 1, topics: [football], since: { [football]: seq } });
    expect((await resumed.next('delta')).seq).toBe(seq + 1);
    expect((await resumed.next('delta')).seq).toBe(seq + 2);
    resumed.send({ op: 'subscribe', id: 2, topics: [football], since: { [football]: seq + 2 } });
    resumed.send({ op: 'ping' });
    await resumed.next('heartbeat');
    expect(resumed.frames.map((frame) => frame.op)).toEqual(['delta', 'delta', 'heartbeat']);

    for (const since of [seq + 3, seq - 1, 0, Number.MAX_SAFE_INTEGER]) {
      const other = await connect(test);
      other.send({ op: 'subscribe', id: 1, topics: [football], since: { [football]: since } });
      expect(await other.next('image')).toMatchObject({ seq: seq + 2 });
    }
  });

  it('tells one match in full, and only to who asked', async () => {
    const test = await start();
    const client = await connect(test, 'match:1');
    const image = await client.next('image');
    expect(image.data).toMatchObject({ summary: { eventId: 1 }, incidents: {}, odds: {} });
    test.change(1, { home: home(1) });
    const delta = await client.next('delta');
    expect(delta).toMatchObject({ topic: 'match:1', data: { summary: { home: { score: 1 } } } });
    expect(client.frames.every((frame) => !('topic' in frame) || frame.topic === 'match:1')).toBe(
      true,
    );
  });

  it('lets a match enter and leave the list with the clock', async () => {
    const test = await start();
    const client = await connect(test, football);
    await client.next('image');
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    test.change(2, { status: 'notStarted', clock: null, startTime: days(0.9) });
    expect((await client.next('delta')).data).toMatchObject({ 2: { eventId: 2 } });
    test.change(2, { startTime: days(1.1) });
    expect((await client.next('delta')).data).toEqual({ 2: null });
    test.matches.delete(1);
    test.hub.matchesChanged([1]);
    expect((await client.next('delta')).data).toEqual({ 1: null });
  });

  it('stops after unsubscribe', async () => {
    const test = await start();
    const client = await connect(test, football);
    await client.next('image');
    client.send({ op: 'unsubscribe', id: 2, topics: [football, 'match:9'] });
    client.send({ op: 'ping' });
    await client.next('heartbeat');
    const other = await connect(test, football);
    await other.next('image');
    test.change(1, { home: home(1) });
    await other.next('delta');
    client.send({ op: 'ping' });
    await client.next('heartbeat');
    expect(client.frames.filter((frame) => frame.op === 'delta')).toEqual([]);
  });

  it('answers frames it cannot read with an error and stays', async () => {
    const test = await start();
    const client = await connect(test);
    const wrong: [unknown, { id: number | null; code: string }][] = [
      ['{', { id: null, code: 'badFrame' }],
      ['[]', { id: null, code: 'badFrame' }],
      [
        { op: 'shout', id: 4 },
        { id: 4, code: 'badFrame' },
      ],
      [
        { op: 'subscribe', id: 5, topics: 'x' },
        { id: 5, code: 'badFrame' },
      ],
      [
        { op: 'subscribe', id: 6, topics: [], since: { a: 'b' } },
        { id: 6, code: 'badFrame' },
      ],
      [
        { op: 'subscribe', id: 7, topics: ['matches:chess'] },
        { id: 7, code: 'unknownTopic' },
      ],
      [
        { op: 'subscribe', id: 8, topics: ['match:404'] },
        { id: 8, code: 'unknownTopic' },
      ],
    ];
    for (const [frame, error] of wrong) {
      client.send(frame);
      expect(await client.next('error')).toEqual({ op: 'error', ...error });
    }
    client.webSocket.send(Buffer.from('{"op":"ping"}'), { binary: true });
    expect(await client.next('error')).toMatchObject({ code: 'badFrame' });
    client.send({ op: 'subscribe', id: 9, topics: ['match:x', football] });
    expect(await client.next('error')).toMatchObject({ id: 9, code: 'unknownTopic' });
    expect(await client.next('image')).toMatchObject({ topic: football });
  });

  it('allows 200 topics and refuses more, in one frame or several', async () => {
    const test = await start({
      matches: new Map(Array.from({ length: 200 }, (_, i) => [i + 1, summaryOf(i + 1)])),
    });
    const client = await connect(test);
    const topics = Array.from({ length: 201 }, (_, index) => `match:${index + 1}`);
    client.send({ op: 'subscribe', id: 1, topics });
    expect(await client.next('error')).toMatchObject({ id: 1, code: 'tooManyTopics' });
    client.send({ op: 'subscribe', id: 2, topics: topics.slice(0, 200) });
    for (let count = 0; count < 200; count += 1) await client.next('image');
    client.send({ op: 'subscribe', id: 3, topics: [football] });
    expect(await client.next('error')).toMatchObject({ id: 3, code: 'tooManyTopics' });
    client.send({ op: 'unsubscribe', id: 4, topics: ['match:1'] });
    client.send({ op: 'subscribe', id: 5, topics: [football] });
    expect(await client.next('image')).toMatchObject({ topic: football });
  });

  it('refuses who asks for too many topics in a short time, and stays open for others', async () => {
    const topicsBySocket = { burst: 3, perSecond: 0.001 };
    const test = await start({ limits: { topicsBySocket } });
    const hasty = await connect(test, 'match:1', 'match:8', 'match:9');
    hasty.send({ op: 'subscribe', id: 2, topics: [football] });
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push((await hasty.next('error')).code);
    expect(codes.sort()).toEqual(['tooFast', 'unknownTopic', 'unknownTopic']);
    const other = await connect(test, football);
    await other.next('image');
  });

  it('takes so many sockets of an address, and another when one has gone', async () => {
    const test = await start({ limits: { socketsByAddress: 2 } });
    const first = await connect(test, football);
    await first.next('image');
    const second = await connect(test, football);
    await expect(connectClient(test.url)).rejects.toThrow('429');
    first.webSocket.terminate();
    await first.closed;
    const third = await connectAgain(test);
    // The end of the first one is nothing to those who came with it and after it.
    test.change(1, { home: home(1) });
    await Promise.all([second.next('delta'), third.next('delta')]);
  });

  it('gives a fresh image of a match that changed while nobody listened', async () => {
    const test = await start();
    const first = await connect(test, 'match:1');
    await first.next('image');
    first.send({ op: 'unsubscribe', id: 2, topics: ['match:1'] });
    first.send({ op: 'ping' });
    await first.next('heartbeat');
    const list = await connect(test, football);
    await list.next('image');
    test.change(1, { home: home(4) });
    await list.next('delta');
    first.send({ op: 'subscribe', id: 3, topics: ['match:1'] });
    const scoreOf = (data: unknown) => (data as MatchImage).summary.home.score;
    while (scoreOf((await first.next('image')).data) !== 4);
  });

  it('tells its clients to go and takes no more, before the server closes', async () => {
    const test = await start();
    const clients = await Promise.all(Array.from({ length: 450 }, () => connectClient(test.url)));
    const closing = test.hub.closeSockets();
    await expect(connectClient(test.url)).rejects.toThrow('503');
    await closing;
    const codes = await Promise.all(clients.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1001]));
  });

  it('closes on a frame over 64 KiB', async () => {
    const test = await start();
    for (const bytes of [64 * 1024 + 1, 1024 * 1024]) {
      const client = await connect(test);
      client.send(JSON.stringify({ op: 'ping', padding: 'x'.repeat(bytes) }));
      expect(await client.closed).toBe(1009);
    }
  });

  it('takes pages of its own host and programs, and no others', async () => {
    const test = await start();
    const { host } = new URL(test.url);
    const own = await connectClient(test.url, { origin: `http://${host}` });
    own.webSocket.terminate();
    await expect(connectClient(test.url, { origin: 'https://elsewhere.test' })).rejects.toThrow(
      '403',
    );
    await expect(connectClient(test.url.replace('/live', '/other'))).rejects.toThrow('404');
  });

  it('logs that it could not look up who may connect, and sends the client away for now', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const allowOrigin = () => Promise.reject(new Error('the database is away'));
    const test = await start({ logger, allowOrigin });
    await expect(connectClient(test.url)).rejects.toThrow('503');
    expect(lines.filter((line) => line.includes('the database is away'))).toHaveLength(1);
  });

  it('looks nobody up beyond the sockets of an address', async () => {
    let lookUps = 0;
    let answer = (_isAllowed: boolean) => undefined as void;
    const allowOrigin = () => {
      lookUps += 1;
      return new Promise<boolean>((resolve) => (answer = resolve));
    };
    const test = await start({ allowOrigin, limits: { socketsByAddress: 1 } });
    const first = connectClient(test.url);
    first.catch(() => undefined);
    await expect(Promise.race([connectClient(test.url), first])).rejects.toThrow('429');
    expect(lookUps).toBe(1);
    answer(false);
    await expect(first).rejects.toThrow('403');
    // Who was refused takes no place.
    const next = connectClient(test.url);
    while (lookUps < 2) await new Promise(setImmediate);
    answer(true);
    (await next).webSocket.terminate();
  });

  it('offers no compression', async () => {
    const test = await start();
    const client = await connectClient(test.url, { perMessageDeflate: true });
    expect(client.webSocket.extensions).toBe('');
    client.webSocket.terminate();
  });

  it('goes on after the database failed', async () => {
    const matches = new Map([[1, summaryOf(1)]]);
    const test = await start({ matches });
    const client = await connect(test, football);
    const image = await client.next('image');
    const get = matches.get.bind(matches);
    matches.get = () => {
      matches.get = get;
      throw new Error('connection lost');
    };
    matches.set(1, summaryOf(1, { home: home(1), startTime: get(1)!.startTime }));
    test.hub.matchesChanged([1]);
    const delta = await client.next('delta');
    expect(applyMergePatch(image.data as MatchesImage, delta.data)[1]?.home.score).toBe(1);
  });

  it('conflates for a client that does not read, and holds a bounded buffer for it', async () => {
    const metrics = new Registry();
    const test = await start({ metrics, slowClientBytes: 32 * 1024 });
    const slow = await connect(test, football);
    await slow.next('image');
    slow.webSocket.pause();
    const quick = await connect(test, football);
    await quick.next('image');

    // Names of 200 KB: more than the sockets of the system take on, many times over.
    const rounds = 80;
    for (let score = 1; score <= rounds; score += 1) {
      test.change(1, { home: { ...home(score), name: `${score}`.padEnd(200_000, 'x') } });
      await quick.next('delta');
    }
    const { values } = await metrics.getSingleMetric('live_conflations_total')!.get();
    expect(values[0]!.value).toBe(1);

    slow.webSocket.resume();
    const image = await slow.next('image');
    expect((image.data as MatchesImage)[1]?.home.score).toBe(rounds);
    const before = slow.frames.filter((frame) => frame.op === 'delta').length;
    expect(before).toBeLessThan(rounds);
    test.change(1, { home: home(rounds + 1) });
    const seqs = async () => (await slow.next('delta')).seq;
    for (let skipped = 0; skipped < before; skipped += 1) await seqs();
    expect(await seqs()).toBe(image.seq + 1);
  });
});
