import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';

import { limitPatience } from './patience';

async function* slowly() {
  for (let n = 0; n < 3; n++) {
    yield 'part ';
    await new Promise((done) => setTimeout(done, 60));
  }
}

let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  app = Fastify();
  limitPatience(app, 50);
  app.get('/never', () => new Promise(() => undefined));
  app.post('/sent', async () => 'here');
  app.get('/soon', async () => 'here');
  app.get('/later', async () => {
    await new Promise((done) => setTimeout(done, 150));
    return 'too late';
  });
  app.get('/file', (_request, reply) => reply.send(Readable.from(slowly())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

it('answers 503 for what takes too long, whether it ends or not', async () => {
  expect((await fetch(`${origin}/never`)).status).toBe(503);
  expect((await fetch(`${origin}/later`)).status).toBe(503);
  expect(await (await fetch(`${origin}/soon`)).text()).toBe('here');
});

it('answers 408 to half a call, and ends its connection', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = ['POST /sent HTTP/1.1', 'host: here', 'content-type: text/plain'];
  socket.write([...lines, 'content-length: 50', '', 'half'].join('\r\n'));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const answer = Buffer.concat(parts).toString();
  expect(answer).toContain('HTTP/1.1 408 ');
  expect(answer.toLowerCase()).toContain('connection: close');
});

it('leaves an answer alone that has begun', async () => {
  expect(await (await fetch(`${origin}/file`)).text()).toBe('part part part ');
});
