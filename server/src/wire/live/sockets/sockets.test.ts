import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { connectClient, openLiveTests, summaryOf, type TestClient, type TestHub } from '../testing';

const football = 'matches:football';
const { start, connect, closeAll } = openLiveTests();

/** Retries until there is room, as a refused page does. */
async function connectAgain(test: TestHub): Promise<TestClient> {
  for (;;) {
    const client = await connect(test, football).catch(() => null);
    if (!client) continue;
    await client.next('image');
    return client;
  }
}

const home = (score: number) => ({ ...summaryOf(1).home, score });

afterEach(closeAll);

describe('sockets of the live hub', () => {
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
    // The close of the first client doesn't affect the others.
    test.change(1, { home: home(1) });
    await Promise.all([second.next('delta'), third.next('delta')]);
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
    // A refused client takes no slot.
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
});
