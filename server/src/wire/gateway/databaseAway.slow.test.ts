import { describe, expect, it } from '@jest/globals';

import { withClient } from '@scoreline/database/connection/admin';
import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { callOperation, deviceKey, openTestApp } from './testing';

const test = duringTests(openTestApp);
const search = 'sports-query/search';

/** Terminates every database connection of the server, as a failover does. Returns how many there were. */
const endConnections = () =>
  withClient(test.url, async (client) => {
    const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    return rowCount ?? 0;
  });

describe('while the database is away', () => {
  it('calls are answered 503 with the time to wait, and the server is alive but not ready', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none');
    const { app, close } = await openTestApp({ db: away });
    const register = { method: 'POST', url: '/api/patron/frontend/device' } as const;
    const answers = [
      await app.inject({ ...register, payload: { fcmToken: 'device-1' } }),
      await app.inject({ url: '/readyz' }),
      await app.inject({ url: '/healthz' }),
    ];
    await close();
    await away.destroy();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
    expect(answers[0]?.headers['retry-after']).toBe('5');
  });

  it('a call whose statement waits too long is answered so too, and the next one is answered', async () => {
    // Long enough for statements that wait for no lock, even if the machine stalls.
    const limited = connect(test.url, { statementMs: 2_000 });
    const { app, close } = await openTestApp({ db: limited });
    const key = await deviceKey(app);
    const ask = (text: string) => callOperation(app, key, search, { text });
    const late = await withClient(test.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE teams IN ACCESS EXCLUSIVE MODE');
      const { answer } = await ask('locked');
      await client.query('ROLLBACK');
      return answer;
    });
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask('open')).answer.statusCode).toBe(200);
    await close();
    await limited.destroy();
  });

  it('and for a moment under load, each call has its answer or 503, and the next ones are answered', async () => {
    const key = await deviceKey(test.app);
    let isOver = false;
    const seen = new Map<number, number>();
    let longest = 0;
    const call = async (client: number, round: number) => {
      // Different texts, so that no answer comes from the cache.
      const request = { text: `club ${client} ${round}` };
      const from = performance.now();
      const { answer } = await callOperation(test.app, key, search, request);
      longest = Math.max(longest, performance.now() - from);
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('5');
    };
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let round = 0; !isOver; round++) await call(client, round);
    });
    let ended = 0;
    for (let kill = 0; kill < 10; kill++) ended += await endConnections();
    isOver = true;
    await Promise.all(clients);
    expect(ended).toBeGreaterThan(8);
    expect(longest).toBeLessThan(15_000);
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, (_, client) => call(client, -1)));
    expect((await callOperation(test.app, key, search, { text: 'last' })).body?.bizCode).toBe(
      10000,
    );
  });
});
