import { beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { registerMember } from '../../accounts/testing';
import { bodiesAt, openPushTest, subscribe } from '../testing';
import { openFcm } from './testing';
import { createFcmSender } from './sender';

async function openTest() {
  const fcm = await openFcm(() => new Date());
  const test = await openPushTest({ account: fcm.account, url: fcm.url });
  async function close(): Promise<void> {
    await test.close();
    await fcm.close();
  }
  return { ...test, fcm, close };
}
const test = duringTests(openTest);
const tokenOf = (name: string) => `${name}:APA91b-of_an.invented-app`;

beforeEach(() => {
  test.fcm.sent.length = 0;
  test.fcm.failures.length = 0;
});

async function newApp(name: string, matches: number[] = [], platform = 'android') {
  const device = await test.newDevice();
  const wanted = {
    ...{ id: `push-${name}`, fcmToken: tokenOf(name), language: 'es' },
    ...{ types: ['kickOff', 'goal'], matches },
  };
  const { bizCode } = await device.call('patron/frontend/push/subscribe', wanted, { platform });
  expect(bizCode).toBe(10000);
  return device;
}
const sentTo = (name: string) => test.fcm.sent.filter(({ token }) => token === tokenOf(name));

describe('an app', () => {
  it('is told of what happens, in its language, beside browsers, once for each event', async () => {
    const { id } = await test.newMatch('notStarted');
    await newApp('told', [id]);
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    await test.happens(id, { home_score: 1 });
    expect(sentTo('told').map(({ notification }) => notification.body)).toEqual([
      'Comienza el partido',
      expect.stringMatching(/^Gol de /),
    ]);
    expect(bodiesAt(browser)).toHaveLength(2);
    const [first] = sentTo('told');
    expect(first).toMatchObject({
      data: { tag: `match-${id}`, url: expect.stringContaining(`/${id}`) },
      android: { collapse_key: `match-${id}`, ttl: '600s' },
      apns: { headers: { 'apns-collapse-id': `match-${id}` } },
    });
    expect(test.fcm.tokensGiven()).toBe(1);
  });

  it('that may have been told already hears nothing of it a second time', async () => {
    const { id } = await test.newMatch('notStarted');
    await newApp('doubted', [id]);
    const { id: subscription } = await test.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', `fcm:${tokenOf('doubted')}`)
      .executeTakeFirstOrThrow();
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    await test.db
      .updateTable('push_messages')
      .set({ served: 0, under_way: subscription, done_at: null })
      .where('match_id', '=', id)
      .execute();
    await test.deliver();
    const [heard, again] = sentTo('doubted');
    expect(heard!.data.id).toBe(again!.data.id);
    expect(heard!.apns.payload.aps).toEqual({ 'thread-id': `match-${id}` });
    expect(again!.apns.payload.aps).toMatchObject({ 'interruption-level': 'passive' });
    expect(again!.android.notification).toEqual({
      ...{ tag: `match-${id}`, notification_priority: 'PRIORITY_LOW' },
    });
  });

  it('that is gone is forgotten, and one that was told to stop is told no more', async () => {
    const { id } = await test.newMatch('notStarted');
    await newApp('gone', [id]);
    const stopped = await newApp('stopped', [id]);
    test.fcm.gone.add(tokenOf('gone'));
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    await stopped.call('patron/frontend/push/unsubscribe', { fcmToken: tokenOf('stopped') });
    await test.happens(id, { home_score: 1 });
    expect([sentTo('gone').length, sentTo('stopped').length]).toEqual([0, 1]);
    const rows = await test.db.selectFrom('push_subscriptions').select('endpoint').execute();
    const known = rows.map(({ endpoint }) => endpoint);
    expect(known).not.toContain(`fcm:${tokenOf('gone')}`);
    expect(known).not.toContain(`fcm:${tokenOf('stopped')}`);
  });

  it('is told when the service fails for a moment, or has withdrawn the access token', async () => {
    const { id } = await test.newMatch('notStarted');
    await newApp('patient', [id]);
    test.fcm.failures.push(503, 401);
    const before = test.fcm.tokensGiven();
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    expect(sentTo('patient')).toHaveLength(1);
    expect(test.fcm.tokensGiven()).toBe(before + 1);
  }, 20_000);

  it('of a member is told of what the member follows', async () => {
    const { id } = await test.newMatch('notStarted');
    const device = await test.newDevice();
    await registerMember(test, device, 'app@mail.example');
    const wanted = {
      id: 'push-member',
      fcmToken: tokenOf('member'),
      language: 'en',
      types: ['kickOff'],
    };
    await device.call('patron/frontend/push/subscribe', wanted);
    const change = {
      ...{ id: 'follow-1', op: 'add', kind: 'match', targetId: id, sport: 'football' },
      at: test.clock.now.toISOString(),
    };
    await device.call('patron/frontend/subscriptions/change', { changes: [change] });
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    expect(sentTo('member')).toHaveLength(1);
  });

  it('is not known by what is no token', async () => {
    const device = await test.newDevice();
    for (const fcmToken of ['short', 'x'.repeat(5_000), 'https://evil.example/a b c d e f'])
      expect(
        (
          await device.call('patron/frontend/push/subscribe', {
            ...{ id: 'push-x', fcmToken, language: 'en', types: [] },
          })
        ).bizCode,
      ).toBe(11000);
  });
});

it('nothing is sent to an app once its time is over, however long the access token took', async () => {
  const sender = createFcmSender(
    { account: test.fcm.account, url: test.fcm.url },
    () => new Date(),
  );
  const notification = {
    ...{ id: '1', title: 'Home', body: 'Goal', tag: 'match-1', url: '/', language: 'en' },
    direction: 'ltr' as const,
    repeated: false,
  };
  const options = { ttlSeconds: 600, signal: AbortSignal.abort() };
  await expect(sender!.send(tokenOf('late'), notification, options)).rejects.toThrow('aborted');
  expect(sentTo('late')).toEqual([]);
});

it('apps are sent nothing where no account is configured', () => {
  expect(createFcmSender({ account: null, url: 'https://fcm.example' }, () => new Date())).toBe(
    undefined,
  );
});
