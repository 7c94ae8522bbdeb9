import { describe, expect, it } from '@jest/globals';

import { sendDigests } from './job';
import { writeDigestLetter } from './letter';
import { digestWayOf } from './queries';
import { openBrands } from '../../site/pages/brandList';
import { insertMatch } from '../../sport/matches/testing';
import { duringTests } from '../../store/db/duringTests';
import { openDevice } from '../accounts/testing';
import { openFollowingTest } from '../following/testing';
import { notificationOf, type PushData } from '../push/message';

const test = duringTests(openFollowingTest);
const path = 'patron/frontend/digest';
const morning = new Date('2026-11-22T06:30:00Z');
const now = () => test.clock.now;
const deps = () => ({ db: test.db, now });

type Way = 'push' | 'mail' | null;

async function memberWith(way: Way, club: number, settings: Record<string, unknown> = {}) {
  const member = await test.newMember();
  const change = test.change(`${member.userId}`, 'add', club, now().toISOString());
  await member.device.call('patron/frontend/favourites/change', { changes: [change] });
  const changes = Object.entries(settings).map(([key, value]) => ({
    ...{ id: `set-${member.userId}-${key}`, key, value, at: now().toISOString() },
  }));
  await member.device.call('patron/frontend/settings/change', { changes });
  const { data } = await member.device.call(`${path}/set`, { way, timeZone: 'Europe/Madrid' });
  expect(data).toEqual({ way });
  await test.db
    .updateTable('users')
    .set({ verified_at: now() })
    .where('id', '=', member.userId)
    .execute();
  return member;
}
const mailsOf = () =>
  test.db.selectFrom('mails').select(['email', 'data']).where('kind', '=', 'digest').execute();
const played = (pair: [number, number], score: [number, number]) =>
  insertMatch(test.db, test.league, pair, { start: '2026-11-21T15:00:00Z', score });

describe('the morning digest', () => {
  it('is written once a morning, whoever looks, and not on a day with nothing to tell', async () => {
    test.clock.now = new Date('2026-11-21T20:00:00Z');
    await played([1, 2], [3, 0]);
    const member = await memberWith('mail', 1);
    await memberWith('mail', 55);
    expect(await sendDigests(deps())).toBe(0);
    test.clock.now = morning;
    const both = await Promise.all([sendDigests(deps()), sendDigests(deps())]);
    expect(both.reduce((sum, sent) => sum + sent, 0)).toBe(1);
    const mails = await mailsOf();
    expect(mails.map(({ email }) => email)).toEqual([`fan-1@fan.example`]);
    expect(mails[0]!.data.news).toMatchObject({
      results: [{ home: { name: 'Club 1', score: 3 }, away: { name: 'Club 2', score: 0 } }],
    });
    test.clock.now = new Date('2026-11-22T11:00:00Z');
    expect(await sendDigests(deps())).toBe(0);
    const { token } = mails[0]!.data as { token: string };
    // Wherever the mail is read, signed in or not.
    const stranger = await openDevice(test, 'stranger');
    expect((await stranger.call(`${path}/stop`, { token })).data).toEqual({});
    expect(await digestWayOf(test.db, member.userId)).toBeNull();
  });

  it('goes to the devices as a notification, without the score for who hides scores', async () => {
    test.clock.now = new Date('2026-11-21T20:00:00Z');
    await played([10, 11], [2, 1]);
    const { userId } = await memberWith('push', 10, { spoilerFree: true });
    test.clock.now = morning;
    await sendDigests(deps());
    const messages = await test.db.selectFrom('push_messages').select(['type', 'data']).execute();
    const own = messages.find(({ data }) => (data as { userId?: number }).userId === userId);
    const shown = notificationOf(own?.data as PushData, 'en', (await openBrands()).numbered(1));
    expect(shown.body).toBe('Your teams played: Club 10 – Club 11');
    expect(shown.url).toMatch(/\/digest$/);
  });

  it('refuses a zone that there is not', async () => {
    const { device } = await test.newMember();
    const answer = await device.call(`${path}/set`, { way: 'mail', timeZone: 'Europe/Nowhere' });
    expect(answer.bizCode).not.toBe(10000);
    expect((await device.call(`${path}/get`, {})).data).toEqual({ way: null });
  });
});

it('is a letter with the scores, the price, and the way to stop it', async () => {
  const brand = (await openBrands()).numbered(1);
  const side = (name: string, score: number | null) => ({ name, score });
  const line = {
    home: side('Everton', 2),
    away: side('Liverpool', 1),
    startTime: '2026-11-21T15:00:00Z',
  };
  const letter = (price: number | null) =>
    writeDigestLetter({
      ...{ language: 'en', brand, origin: 'https://scoreline.example' },
      data: {
        ...{ token: 'T', timeZone: 'Europe/Madrid' },
        news: { results: [], coming: [], upset: { ...line, price } },
      },
    });
  expect(letter(7.5).text).toContain('Everton \u20662–1\u2069 Liverpool (at 7.50 before kick-off)');
  expect(letter(7.5).html).toContain('/digest#stop=T');
  expect(letter(null).text).not.toContain('before kick-off');
});
