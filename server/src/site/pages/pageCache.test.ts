import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';

import { createPageCache, type Written } from './pageCache';

let answers: unknown[];
let app: FastifyInstance;
const write = jest.fn<() => Promise<Written>>();
const question = (at: number) => ({ cached: () => answers[at] });

const written = (over: Partial<Written> = {}): Written => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: `page of ${JSON.stringify(answers)}`,
  data: [...answers],
  ...over,
});

beforeEach(() => {
  answers = [{ goals: 0 }, { odds: 2 }];
  write.mockReset().mockImplementation(async () => written());
  const pages = createPageCache();
  app = Fastify();
  app.get('/*', async (request, reply) => {
    const questions = answers.map((_, at) => question(at));
    const page = pages.get('home', questions) ?? (await pages.write('home', write));
    return page.send(request, reply);
  });
});

describe('a kept page', () => {
  it('is written once, however many ask at once or later', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => app.inject('/')));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    await app.inject('/');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is not sent after its call was ended for taking too long', async () => {
    const said: string[] = [];
    const stream = { write: (line: string) => void said.push(line) };
    const late = Fastify({ logger: { level: 'warn', stream } });
    const pages = createPageCache();
    late.get('/', async (request, reply) => {
      const page = await pages.write('home', write);
      reply.code(503).send('too long');
      return page.send(request, reply);
    });
    expect((await late.inject('/')).statusCode).toBe(503);
    expect(said).toEqual([]);
  });

  it('is written again when one of its answers is another', async () => {
    await app.inject('/');
    answers[0] = { goals: 1 };
    expect((await app.inject('/')).body).toContain('"goals":1');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('is not sent while one of its answers does not count any more', async () => {
    await app.inject('/');
    answers[1] = undefined;
    await app.inject('/');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('is sent compressed as the browser accepts it', async () => {
    const coded = (accepted: string) =>
      app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    const plain = (await app.inject('/')).body;
    for (const _ of ['first', 'kept']) {
      const br = await coded('gzip, br');
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      const gzip = await coded('gzip');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    }
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await app.inject('/')).headers;
    const again = () => app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    answers[0] = { goals: 1 };
    expect((await again()).statusCode).toBe(200);
  });

  it('is never one whose data could not be had', async () => {
    write.mockImplementation(async () => written({ data: null }));
    await app.inject('/');
    await app.inject('/');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('moves with the query of whoever asks', async () => {
    const headers = { location: '/right' };
    write.mockImplementation(async () => written({ status: 301, headers, body: '' }));
    const moved = await app.inject('/wrong?tab=odds');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/right?tab=odds']);
    expect((await app.inject('/wrong')).headers.location).toBe('/right');
  });

  it('that could not be written is tried again', async () => {
    write.mockRejectedValueOnce(new Error('database'));
    expect((await app.inject('/')).statusCode).toBe(500);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});
