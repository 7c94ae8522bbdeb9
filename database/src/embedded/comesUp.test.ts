import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, it } from '@jest/globals';

import { type Answer, askServer, comesUp } from './comesUp';

/** A server with these answers, one per second; a silent one is given three seconds. */
async function waitedFor(answers: readonly Answer[]) {
  let at = 0;
  let recoveries = 0;
  const isUp = await comesUp({
    ask: () => Promise.resolve(answers[at] ?? 'silent'),
    hasEnded: () => at > 50,
    deadline: 3,
    onRecovering: () => (recoveries += 1),
    now: () => at,
    pause: () => Promise.resolve((at += 1)),
  });
  return { isUp, at, recoveries };
}

it('waits for a recovery beyond the time that a silent server has, and says so once', async () => {
  const recovering = Array.from({ length: 20 }, (): Answer => 'recovering');
  expect(await waitedFor(['silent', ...recovering, 'ready'])).toEqual({
    ...{ isUp: true, at: 21, recoveries: 1 },
  });
});

it('gives up on one that is silent for too long, and on one that has ended', async () => {
  expect(await waitedFor([])).toEqual({ isUp: false, at: 3, recoveries: 0 });
  const forever = Array.from({ length: 100 }, (): Answer => 'recovering');
  expect(await waitedFor(forever)).toEqual({ isUp: false, at: 51, recoveries: 1 });
});

it('tells a server that recovers from one that is not there', async () => {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up'];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, body])));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `postgres://nobody:secret@127.0.0.1:${port}/none`;
  expect(await askServer(url)).toBe('recovering');
  await new Promise((done) => server.close(done));
  expect(await askServer(url)).toBe('silent');
});
