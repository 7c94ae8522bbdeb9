import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import { Closing } from './closing';
import { newDataDir, startServer } from './wire/gateway/testingServer';
import { connectClient } from './wire/live/testing';

const sockets = 2_000;

describe('a server that is asked to stop', () => {
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  beforeAll(async () => {
    folder = await newDataDir();
  });
  afterAll(() => folder.remove());

  // It ends itself with 1 where it takes longer than 10 s.
  it('with 2,000 open sockets and half a request tells them all to go, and ends well', async () => {
    const server = await startServer(folder.dataDir, { LIVE_SOCKETS_PER_ADDRESS: `${sockets}` });
    const url = `${server.address.replace('http', 'ws').replace('localhost', '127.0.0.1')}/live`;
    const clients = [];
    for (let lot = 0; lot < sockets; lot += 100)
      clients.push(...(await Promise.all(Array.from({ length: 100 }, () => connectClient(url)))));
    const half = connect(Number(new URL(url).port), '127.0.0.1');
    half
      .on('error', () => undefined)
      .write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    await once(half, 'connect');
    const [end, ...codes] = await Promise.all([
      server.stop(),
      ...clients.map(({ closed }) => closed),
    ]);
    half.destroy();
    expect(new Set(codes)).toEqual(new Set([1001]));
    expect(end).toEqual({ code: 0, signal: null });
  }, 300_000);

  it('says at once that it is not ready, and answers until the balancer has seen it', async () => {
    const server = await startServer(folder.dataDir, { DRAIN_SECONDS: '3' });
    const status = async (url: string) => (await server.app.inject({ url })).statusCode;
    const ready = () => status('/readyz');
    expect(await ready()).toBe(200);
    const end = server.stop();
    while ((await ready()) === 200);
    expect(await status('/sports-query/user-device/check')).toBe(200);
    expect(await ready()).toBe(503);
    expect(await end).toEqual({ code: 0, signal: null });
  });
});

describe('steps of a stop', () => {
  it('go from the last to the first, whatever fails', async () => {
    const closing = new Closing();
    const done: string[] = [];
    closing.add('database', () => void done.push('database'));
    closing.add('broken', () => Promise.reject(new Error('broken')));
    closing.add('sockets', () => void done.push('sockets'));
    await closing.run(pino({ level: 'silent' }));
    expect(done).toEqual(['sockets', 'database']);
  });

  it('do not wait for one that never ends', async () => {
    jest.useFakeTimers();
    const closing = new Closing();
    const database = jest.fn();
    closing.add('database', database);
    closing.add('stuck', () => new Promise(() => undefined));
    const run = closing.run(pino({ level: 'silent' }));
    await jest.advanceTimersByTimeAsync(2_500);
    await run;
    jest.useRealTimers();
    expect(database).toHaveBeenCalledTimes(1);
  });
});
