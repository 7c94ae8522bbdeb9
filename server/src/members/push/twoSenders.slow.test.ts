import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { bodiesAt, openPushTest, subscribe } from './testing';

const test = duringTests(openPushTest);
beforeEach(async () => {
  await test.db.deleteFrom('push_messages').execute();
  await test.db.deleteFrom('push_subscriptions').execute();
});

const event = { type: 'goal', side: 'home', homeScore: 1, awayScore: 0 };
const sides = { homeId: 0, awayId: 0, home: 'A', away: 'B', homeSlug: 'a', awaySlug: 'b' };

/** Inserts a notification of a match, claimed by a dead server or unclaimed. */
async function writeMessage(matchId: number, change: object = {}) {
  const data = { matchId, sport: 'football', ...sides, ...event, ...change };
  const row = { match_id: matchId, type: 'goal', data: JSON.stringify(data) };
  const { id } = await test.db
    .insertInto('push_messages')
    .values({ ...row, created_at: test.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const claim = (id: number, served: number, until: number) =>
  test.db
    .updateTable('push_messages')
    .set({
      ...{ claimed_by: randomUUID(), served },
      claimed_until: new Date(test.clock.now.getTime() + until),
    })
    .where('id', '=', id)
    .execute();

describe('two senders on one database', () => {
  it('tell each browser each event once, and in order', async () => {
    const { id } = await test.newMatch();
    const browsers = Array.from({ length: 30 }, () => test.service.newBrowser());
    for (const browser of browsers)
      await subscribe(await test.newDevice(), browser, { matches: [id] });
    const senders = [test.openSender(), test.openSender(), test.openSender()];
    const happens = async (change: object) => {
      await test.db.updateTable('matches').set(change).where('id', '=', id).execute();
      for (const sender of senders) sender.matchesChanged([id]);
      await Promise.all(senders.map((sender) => sender.settled()));
      // Messages that one sender leaves to the other are sent once both finish.
      await test.deliver();
    };
    await happens({ status: 'live', home_score: 0, away_score: 0 });
    for (const score of [1, 2, 3]) await happens({ home_score: score, away_red_cards: score });
    await happens({ status: 'halfTime' });
    await Promise.all(senders.map((sender) => sender.close()));
    const received = browsers.map((browser) => bodiesAt(browser).map((body) => body?.slice(0, 8)));
    const aGoal = ['Goal for', 'Red card'];
    const expected = ['Kick-off', ...aGoal, ...aGoal, ...aGoal, 'Half tim'];
    expect(received).toEqual(browsers.map(() => expected));
  });
});

describe('a notification that a server which died had claimed', () => {
  it('is left alone until the claim runs out, then sent to whoever was not served yet', async () => {
    const { id } = await test.newMatch();
    const browsers = [test.service.newBrowser(), test.service.newBrowser()] as const;
    for (const browser of browsers)
      await subscribe(await test.newDevice(), browser, { matches: [id] });
    const subscriptions = await test.db
      .selectFrom('push_subscriptions')
      .select('id')
      .orderBy('id')
      .execute();
    await claim(await writeMessage(id), firstItem(subscriptions).id, 30_000);
    await test.deliver();
    expect(browsers.map(bodiesAt)).toEqual([[], []]);
    test.clock.now = new Date(test.clock.now.getTime() + 30_000);
    await test.deliver();
    expect(browsers.map(bodiesAt)).toEqual([[], ['Goal for A']]);
  });

  it('is sent again, as one that may have been heard, to who was about to be served', async () => {
    const { id } = await test.newMatch();
    const browsers = [test.service.newBrowser(), test.service.newBrowser()] as const;
    for (const browser of browsers)
      await subscribe(await test.newDevice(), browser, { matches: [id] });
    const [first] = await test.db
      .selectFrom('push_subscriptions')
      .select('id')
      .orderBy('id')
      .execute();
    const message = await writeMessage(id);
    await test.db
      .updateTable('push_messages')
      .set({ under_way: first!.id })
      .where('id', '=', message)
      .execute();
    await test.deliver();
    const said = browsers.map(({ received }) =>
      received.map(({ shown }) => [shown.id, shown.repeated]),
    );
    expect(said).toEqual([[[String(message), true]], [[String(message), false]]]);
  });

  it('that nobody is known to have received is repeated as one that may have been heard', async () => {
    const { id } = await test.newMatch();
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await writeMessage(id);
    let times = 0;
    // It has received the notification, and its answer never arrives.
    browser.onReceive = () =>
      ++times === 1 ? Promise.reject(new Error('cut')) : Promise.resolve();
    await test.deliver();
    expect(browser.received.map(({ shown }) => shown.repeated)).toEqual([false, true]);
  });

  it('was written down as under way before anybody was told', async () => {
    const { id } = await test.newMatch();
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    const message = await writeMessage(id);
    const seen: object[] = [];
    browser.onReceive = async () =>
      seen.push(
        await test.db
          .selectFrom('push_messages as m')
          .innerJoin('push_subscriptions as p', 'p.id', 'm.under_way')
          .select('m.served')
          .where('m.id', '=', message)
          .executeTakeFirstOrThrow(),
      );
    await test.deliver();
    expect(seen).toEqual([{ served: 0 }]);
  });

  it('holds back later ones of its match, and of no other', async () => {
    const [{ id }, other] = [await test.newMatch(), await test.newMatch()];
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: [id, other.id] });
    await claim(await writeMessage(id), 0, 30_000);
    await writeMessage(id, { cancelled: true });
    await writeMessage(other.id, { home: 'C' });
    await test.deliver();
    expect(bodiesAt(browser)).toEqual(['Goal for C']);
    test.clock.now = new Date(test.clock.now.getTime() + 30_000);
    await test.deliver();
    expect(bodiesAt(browser)).toEqual(['Goal for C', 'Goal for A', 'Goal cancelled: A']);
  });

  it('is claimed anew for each notification', async () => {
    const matches = [await test.newMatch(), await test.newMatch()];
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: matches.map(({ id }) => id) });
    for (const { id } of matches) await writeMessage(id);
    const claims = new Set<string | null>();
    browser.onReceive = async () => {
      const rows = await test.db.selectFrom('push_messages').select('claimed_by').execute();
      for (const row of rows) if (row.claimed_by) claims.add(row.claimed_by);
    };
    await test.deliver();
    expect(claims.size).toBe(2);
  });

  it('is another sender’s once that one has taken it over', async () => {
    const { id } = await test.newMatch();
    const browser = test.service.newBrowser();
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    const message = await writeMessage(id);
    // Another sender takes over while the notification is in flight.
    browser.onReceive = () => claim(message, 0, 30_000);
    await test.deliver();
    const row = await test.db
      .selectFrom('push_messages')
      .select(['served', 'done_at'])
      .where('id', '=', message)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ served: 0, done_at: null });
  });
});

it('what was sent while the database went away is written down when it answers again, and not sent twice', async () => {
  const { id } = await test.newMatch();
  const browser = test.service.newBrowser();
  await subscribe(await test.newDevice(), browser, { matches: [id] });
  let failures = 3;
  const db = new Proxy(test.db, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'updateTable' && args[0] === 'push_messages' && failures-- > 0)
          throw Object.assign(new Error('the database shuts down'), { code: '57P01' });
        return value.apply(target, args) as unknown;
      };
    },
  });
  const sender = test.openSender(undefined, db);
  await test.db.updateTable('matches').set({ status: 'live' }).where('id', '=', id).execute();
  sender.matchesChanged([id]);
  await sender.settled();
  await sender.close();
  expect(failures).toBeLessThanOrEqual(0);
  const { now } = test.clock;
  // By then any claim has expired.
  test.clock.now = new Date(now.getTime() + 60_000);
  await test.deliver();
  test.clock.now = now;
  expect(bodiesAt(browser)).toEqual(['Kick-off']);
});
