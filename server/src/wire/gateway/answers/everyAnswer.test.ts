import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestApp } from '../testing';

const test = duringTests(openTestApp);

it.each([
  ['GET', '/healthz'],
  ['GET', '/no-such-page'],
  ['GET', '/sports-query/user-device/check'],
  ['POST', '/api/patron/frontend/device'],
  ['POST', '/api/no/such'],
  ['PUT', '/healthz'],
  ['GET', '/%'],
] as const)('%s %s is not to be guessed at, and has a name', async (method, url) => {
  const { headers } = await test.app.inject({ method, url });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['trace-id']).toMatch(/^[\da-f]{32}$/);
});

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'an operation asked for by %s says by what it is called',
  async (method) => {
    const answer = await test.app.inject({ method, url: '/api/no/such', payload: '{}' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({
      bizCode: 11000,
      message: expect.stringContaining('POST'),
    });
  },
);

/** The server's answer to bytes that are no request. */
async function answerTo(bytes: string): Promise<string> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  socket.write(bytes);
  await once(socket, 'close');
  return parts.join('');
}

it.each([
  ['400', 'no http at all\r\n\r\n'],
  ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('answers %s without a body to what is no request', async (status, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/content-length: 0\r\n\r\n$/i);
});
