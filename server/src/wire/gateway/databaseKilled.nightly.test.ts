import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { callOperation, deviceKey } from './testing';
import { newDataDir, startServer } from './testingServer';

const search = 'sports-query/search';
const clients = 8;
const kills = 2;
/** A call that takes longer is hanging. */
const longestMs = 15_000;

describe('a server whose own database is killed under load', () => {
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  beforeAll(async () => {
    folder = await newDataDir();
  });
  afterAll(() => folder.remove());

  it('answers each call or says 503, starts it again, and stops well', async () => {
    const server = await startServer(folder.dataDir, { LOG_LEVEL: 'silent' });
    const key = await deviceKey(server.app);
    const seen = new Set<number>();
    let isOver = false;
    let calls = 0;
    let longest = 0;
    const call = async () => {
      const from = performance.now();
      const { answer } = await callOperation(server.app, key, search, { text: `club ${calls++}` });
      longest = Math.max(longest, performance.now() - from);
      seen.add(answer.statusCode);
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('5');
      return answer.statusCode;
    };
    const load = Array.from({ length: clients }, async () => {
      while (!isOver) await call();
    });
    for (let kill = 0; kill < kills; kill++) {
      while ((await call()) !== 200);
      await server.killDatabase();
      while ((await call()) !== 503);
    }
    while ((await call()) !== 200);
    isOver = true;
    await Promise.all(load);
    expect([...seen].sort()).toEqual([200, 503]);
    expect(longest).toBeLessThan(longestMs);
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
  });
});
