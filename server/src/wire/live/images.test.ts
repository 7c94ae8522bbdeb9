import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { gunzipSync } from 'node:zlib';

import { serveImages } from './images';
import { openLiveTests, summaryOf, type TestHub } from './testing';

const football = 'matches:football';
const { start, connect, closeAll } = openLiveTests();
let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  await closeAll();
});

const manyMatches = () =>
  new Map(Array.from({ length: 60 }, (_, at) => [at + 1, summaryOf(at + 1)]));
const subscribe = (more: object = {}) => ({ op: 'subscribe', id: 1, topics: [football], ...more });

/** A hub with many matches in a day, or with the given ones, and its images over HTTP. */
async function served(options: Parameters<typeof start>[0] = { matches: manyMatches() }) {
  const test = await start(options);
  app = Fastify();
  serveImages(app, test.hub);
  return test;
}
const get = (topic: string, headers: Record<string, string> = {}) =>
  app!.inject({ url: `/live?topic=${encodeURIComponent(topic)}`, headers });

/** Acts as a page: if the socket refers it to HTTP, it fetches the image and continues from there. */
async function fetching(test: TestHub) {
  const client = await connect(test);
  client.send(subscribe({ images: 'http' }));
  const { path } = await client.next('imageAt');
  const image = (await app!.inject({ url: path })).json() as { seq: number; data: object };
  client.send(subscribe({ since: { [football]: image.seq } }));
  return { client, image };
}

describe('a large image', () => {
  it('is fetched by who said so, and every change after it comes over the socket', async () => {
    const test = await served();
    const { client, image } = await fetching(test);
    expect(Object.keys(image.data)).toHaveLength(60);
    test.change(7, { revision: 2 });
    expect(await client.next('delta')).toMatchObject({ seq: image.seq + 1 });
    expect(client.frames.filter(({ op }) => op === 'image')).toEqual([]);
  });

  it('misses nothing that changed while it was fetched', async () => {
    const test = await served();
    const client = await connect(test);
    client.send(subscribe({ images: 'http' }));
    const { path } = await client.next('imageAt');
    const image = (await app!.inject({ url: path })).json() as { seq: number };
    test.change(7, { revision: 2 });
    await client.next('delta');
    client.send(subscribe({ since: { [football]: image.seq } }));
    expect(await client.next('delta')).toMatchObject({ seq: image.seq + 1, data: { 7: {} } });
  });

  it('comes over the socket to everybody else, and so does a small one', async () => {
    const test = await served();
    const client = await connect(test, football);
    expect(Object.keys((await client.next('image')).data as object)).toHaveLength(60);
    const small = await start();
    const other = await connect(small);
    other.send(subscribe({ images: 'http' }));
    expect((await other.next('image')).data).toHaveProperty('1');
  });
});

describe('GET /live', () => {
  it('has the frame compressed once a number, and not again for who has it', async () => {
    const test = await served();
    const { headers, rawPayload } = await get(football, { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const text = gunzipSync(rawPayload).toString();
    const { op, topic, seq } = JSON.parse(text) as { op: string; topic: string; seq: number };
    expect([op, topic, headers.etag]).toEqual(['image', football, `"${seq}"`]);
    expect(rawPayload.length).toBeLessThan(text.length / 4);
    const again = await get(football, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const client = await connect(test, football);
    await client.next('image');
    test.change(1, { revision: 2 });
    await client.next('delta');
    const next = await get(football, { 'if-none-match': String(headers.etag) });
    expect([next.statusCode, next.json().seq]).toEqual([200, seq + 1]);
    const refused = await get(football, { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['', 'match:1', 'matches:chess', '__proto__'])('is 404 for %j', async (topic) => {
    await served();
    expect((await get(topic)).statusCode).toBe(404);
  });

  it('takes the address’s share of what may be asked for', async () => {
    const limits = { topicsByAddress: { burst: 2, perSecond: 0.01 } };
    await served({ matches: manyMatches(), limits });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await get(football)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
