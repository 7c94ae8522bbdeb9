import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { registerMember } from '../accounts/testing';
import { bodiesAt, openPushTest, subscribe, type TestBrowser } from './testing';

const test = duringTests(() =>
  openPushTest(undefined, { rateLimiter: memoryRateLimiter(() => 0) }),
);
beforeEach(async () => {
  await test.db.deleteFrom('push_messages').execute();
  await test.db.deleteFrom('push_subscriptions').execute();
});

const noPoint = () => Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url');
const kickOff = { status: 'live', home_score: 0, away_score: 0 };

const endpoints = async () => {
  const rows = await test.db.selectFrom('push_subscriptions').select('endpoint').execute();
  return rows.map(({ endpoint }) => endpoint);
};

/** Subscriptions that an earlier version stored without a check. */
const insert = (browsers: readonly TestBrowser[], matchId: number, p256dh?: string) =>
  test.db
    .insertInto('push_subscriptions')
    .values(
      browsers.map(({ endpoint, ecdh, auth }) => ({
        ...{ endpoint, device_id: endpoint, types: ['kickOff'], language: 'en' },
        ...{ p256dh: p256dh ?? ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
        ...{ matches: [matchId], teams: [], match_types: '{}', session_id: null },
        ...{ created_at: test.clock.now, updated_at: test.clock.now },
      })),
    )
    .execute();

const newBrowsers = (count: number, status?: number) =>
  Array.from({ length: count }, () => test.service.newBrowser(status));

describe('a subscription', () => {
  it('whose key is no point of the curve is refused', async () => {
    const keys = { p256dh: noPoint(), auth: randomBytes(16).toString('base64url') };
    const answer = await subscribe(await test.newDevice(), test.service.newBrowser(), { keys });
    expect(answer.bizCode).toBe(11000);
  });

  it.each([400, 403, 404, 410])('that is answered %i is dropped', async (status) => {
    const [browser, { id }] = [test.service.newBrowser(status), await test.newMatch()];
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await test.happens(id, kickOff);
    expect(await endpoints()).toEqual([]);
  });

  it('to which nothing could be delivered for a day is dropped; a success in between counts anew', async () => {
    const { id } = await test.newMatch();
    const [silent, young, well] = newBrowsers(3) as [TestBrowser, TestBrowser, TestBrowser];
    await insert([silent, young, well], id);
    const failed = async ({ endpoint }: TestBrowser, hours: number) =>
      test.db
        .updateTable('push_subscriptions')
        .set({ failures: 9, failing_since: new Date(test.clock.now.getTime() - hours * 3_600_000) })
        .where('endpoint', '=', endpoint)
        .execute();
    for (const browser of [silent, well]) await failed(browser, 25);
    await failed(young, 1);
    [silent.status, young.status] = [500, 500];
    await test.happens(id, kickOff);
    const rows = await test.db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'failures'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { endpoint: young.endpoint, failures: 10 },
      { endpoint: well.endpoint, failures: 0 },
    ]);
  }, 20_000);
});

describe('how often a subscription may be made', () => {
  const tryOften = async (times: number, headersOf: (n: number) => Record<string, string>) => {
    const device = await test.newDevice();
    const statuses: number[] = [];
    for (let n = 0; n < times; n++)
      statuses.push((await subscribe(device, test.service.newBrowser(), {}, headersOf(n))).status);
    return statuses;
  };

  it('is limited by device', async () => {
    const statuses = await tryOften(40, () => ({}));
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('is limited by address for visitors, whatever devices they claim to be', async () => {
    const statuses = await tryOften(300, (n) => ({ deviceId: `made-up-${n}` }));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(100);
    const device = await test.newDevice();
    await registerMember(test, device, 'subscriber@fan.example');
    expect((await subscribe(device, test.service.newBrowser())).status).toBe(200);
  });
});

describe('one notification', () => {
  it('is told past keys that encrypt nothing, which are dropped', async () => {
    const { id } = await test.newMatch();
    const good = test.service.newBrowser();
    await insert(newBrowsers(240), id, noPoint());
    await insert([good], id);
    await test.happens(id, kickOff);
    expect([bodiesAt(good), await endpoints()]).toEqual([['Kick-off'], [good.endpoint]]);
  });

  it('reaches everybody once before anybody is tried again', async () => {
    const { id } = await test.newMatch();
    const [failing, good] = [newBrowsers(25, 503), test.service.newBrowser()];
    const order: string[] = [];
    for (const browser of failing) {
      let tries = 0;
      browser.onReceive = () => {
        order.push('failing');
        if (++tries === 2) browser.status = 201;
        return Promise.resolve();
      };
    }
    good.onReceive = () => Promise.resolve(order.push('good'));
    await insert([...failing, good], id);
    await test.happens(id, kickOff);
    expect(order).toHaveLength(51);
    expect(order.indexOf('good')).toBeLessThanOrEqual(25);
  });

  it('that takes long holds up no other, of what happens meanwhile either', async () => {
    const [slow, quick] = [await test.newMatch(), await test.newMatch()];
    const [slowBrowser, quickBrowser] = newBrowsers(2) as [TestBrowser, TestBrowser];
    await insert([slowBrowser], slow.id);
    await insert([quickBrowser], quick.id);
    const quickTold = new Promise<unknown>((resolve) => {
      quickBrowser.onReceive = () => Promise.resolve(resolve(null));
    });
    // The first notification waits for the other one: sent sequentially, neither would finish.
    slowBrowser.onReceive = async () => {
      void test.happens(quick.id, kickOff);
      await quickTold;
    };
    await test.happens(slow.id, kickOff);
    expect([slowBrowser, quickBrowser].map(bodiesAt)).toEqual([['Kick-off'], ['Kick-off']]);
  });
});
