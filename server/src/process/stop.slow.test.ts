import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import { Closing } from './closing';
import { testStop } from './testingStop';
import { newDataDir, startServer } from '../wire/gateway/testingServer';

testStop(300);

describe('a server that is asked to stop', () => {
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  beforeAll(async () => {
    folder = await newDataDir();
  });
  afterAll(() => folder.remove());

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
