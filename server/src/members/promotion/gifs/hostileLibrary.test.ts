import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';

import { memoryRateLimiter } from '../../../wire/gateway/rateLimit';
import { createGifLibrary } from './library';
import { serveGifs } from './serve';

const asked: string[] = [];
const mebibyte = Buffer.alloc(1024 * 1024);
let sent = 0;

/** A machine in this network, as the target of a redirect. */
const inside = createServer((request, response) => {
  asked.push(String(request.url));
  response.writeHead(200, { 'content-type': 'image/gif' }).end('a secret');
});

async function writeEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'image/gif' });
  while (!response.destroyed && sent < 64) {
    sent += 1;
    if (!response.write(mebibyte))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

/** A library that returns hostile answers. */
const library = createServer((request, response) => {
  const { pathname } = new URL(String(request.url), 'http://library.example');
  const id = pathname.split('/').at(-1) ?? '';
  const url = `http://127.0.0.1:${(library.address() as AddressInfo).port}/files/${id}`;
  const image = { url, width: 1, height: 1 };
  if (pathname.startsWith('/v1/')) {
    if (id === 'search') return response.writeHead(302, { location: insideUrl() }).end();
    const data = { id, title: id, images: { fixed_width: image, downsized: image } };
    return response.writeHead(200).end(JSON.stringify({ data }));
  }
  if (id === 'redirected') return response.writeHead(302, { location: insideUrl() }).end();
  if (id === 'endless') return void writeEndlessly(response);
  const type = id === 'script' ? 'image/svg+xml' : 'image/gif; charset=x';
  return response.writeHead(200, { 'content-type': type }).end('<svg onload="alert(1)"/>');
});
const insideUrl = () => `http://127.0.0.1:${(inside.address() as AddressInfo).port}/latest`;

let app: FastifyInstance;
let gifs: ReturnType<typeof createGifLibrary>;
beforeAll(async () => {
  for (const server of [inside, library]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${(library.address() as AddressInfo).port}`;
  gifs = createGifLibrary({ apiKey: 'key', apiUrl });
  app = Fastify();
  serveGifs(app, { gifs, rateLimiter: memoryRateLimiter() });
});
afterAll(async () => {
  await app.close();
  for (const server of [inside, library]) server.close();
});
const picture = (id: string) => app.inject(`/promotion-gifs/${id}/image.gif`);

it('a picture is of a type that runs nothing, and in a sandbox', async () => {
  expect((await picture('script')).statusCode).toBe(404);
  const { statusCode, headers } = await picture('plain');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/gif']);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it('a redirect leads nowhere, neither of a picture nor of a search', async () => {
  expect((await picture('redirected')).statusCode).toBe(404);
  await expect(gifs.search({ text: 'goal' }, 'en')).rejects.toThrow();
  expect(asked).toEqual([]);
});

it('a picture that is too large is cut off while it comes', async () => {
  expect((await picture('endless')).statusCode).toBe(404);
  expect(sent).toBeLessThan(32);
});
