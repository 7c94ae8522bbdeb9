import { describe, expect, it } from '@jest/globals';

import { type Digest, type MatchSummary, sports } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { insightText } from './insightText';
import { sendDigests } from './job';
import { writeDigestLetter } from './letter';
import { matchText } from './matchText';
import { newsOf } from './news';
import { digestWayOf } from './queries';
import { digestTexts } from './texts/all';
import { openBrands } from '../../site/pages/brandList';
import { insertMatch } from '../../sport/matches/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openDevice } from '../accounts/testing';
import { exclude } from '../self-exclusion/queries';
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
    expect(firstItem(mails).data.news).toMatchObject({
      results: [{ home: { name: 'Club 1', score: 3 }, away: { name: 'Club 2', score: 0 } }],
    });
    test.clock.now = new Date('2026-11-22T11:00:00Z');
    expect(await sendDigests(deps())).toBe(0);
    const { token } = firstItem(mails).data as { token: string };
    // The mail may be read at a device that isn't signed in.
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

it('is ended by one press of the mail program’s button, and by no look at its address', async () => {
  const { userId } = await memberWith('mail', 20);
  const { token } = await test.db
    .selectFrom('morning_digests')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const url = `/mail/stop/${token}`;
  const looked = await test.app.inject({ method: 'GET', url });
  expect(looked.statusCode).toBe(302);
  expect(looked.headers.location).toBe(`/digest#stop=${token}`);
  expect(await digestWayOf(test.db, userId)).toBe('mail');
  const press = (address: string) =>
    test.app.inject({
      ...{ method: 'POST', url: address, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await press('/mail/stop/of-nobody')).statusCode).toBe(200);
  expect(await digestWayOf(test.db, userId)).toBe('mail');
  expect((await press(url)).statusCode).toBe(200);
  expect(await digestWayOf(test.db, userId)).toBeNull();
  expect((await press(url)).statusCode).toBe(200);
});

describe('what is worth knowing and what moved', () => {
  const team = (competitorId: number, name: string) => ({
    ...{ competitorId, name, score: null, periods: [], redCards: 0 },
  });
  const match: MatchSummary = {
    ...{ eventId: 1, sport: 'football', tournamentId: 1, startTime: '2026-11-22T15:00:00Z' },
    ...{ status: 'notStarted', clock: null, odds: null, revision: 0 },
    ...{ home: team(1, 'Leeds'), away: team(2, 'Everton') },
  };
  const digest: Digest = {
    ...{ date: '2026-11-22', upset: null, tournaments: [] },
    insight: {
      match,
      insight: { key: 'over', side: 'home', teamName: 'Leeds', hits: 9, sample: 10, line: 2.5 },
    },
    movers: [
      {
        match,
        mover: {
          ...{ kind: 'price', bookmakerId: 1, bookmaker: 'Book', market: '1x2', line: 0 },
          ...{ outcome: 'home', from: 2.5, to: 2.1, change: -16 },
        },
        others: 0,
      },
    ],
  };
  const newsFor = async (settings: Record<string, unknown>) => {
    const { userId } = await memberWith('mail', 40, settings);
    const member = { ...{ userId, way: 'mail' as const, timeZone: 'Europe/Madrid' } };
    const rest = { language: 'en', brandNumber: 1, token: 'T', email: null };
    return newsOf(test.db, { ...member, ...rest }, digest, morning);
  };

  it('stand in the letter, and in the notification of who has nothing else', async () => {
    const news = (await newsFor({}))!;
    const brand = (await openBrands()).numbered(1);
    const { text } = writeDigestLetter({
      ...{ language: 'en', brand, origin: 'https://scoreline.example' },
      data: { token: 'T', timeZone: 'Europe/Madrid', news },
    });
    expect(text).toContain('Leeds – Everton: Over 2.5 goals in 9 of the last 10 for Leeds');
    expect(text).toContain(
      'Odds that moved\nLeeds – Everton: Leeds \u20662.50 → 2.10 (−16.0%)\u2069',
    );
    const push = notificationOf({ type: 'digest', userId: 1, news }, 'en', brand);
    expect(push.body).toMatch(/^Worth knowing today: Leeds – Everton: Over 2\.5 goals/);
    const older = { results: [], coming: [firstItem(news.moved)], upset: null } as never;
    expect(notificationOf({ type: 'digest', userId: 1, news: older }, 'en', brand).body).toBe(
      'Your teams play today: Leeds – Everton',
    );
  });

  it('leave out odds for who hides them, and all of it for who wants no betting content', async () => {
    const hidden = (await newsFor({ showOdds: false }))!;
    expect([hidden.moved, hidden.insight?.key]).toEqual([[], 'over']);
    const { userId } = await memberWith('mail', 41);
    const until = new Date('2027-11-22T00:00:00Z');
    await exclude(test.db, { memberId: userId, until, now: now() });
    const member = { userId, way: 'mail' as const, timeZone: 'Europe/Madrid' };
    const rest = { language: 'en', brandNumber: 1, token: 'T', email: null };
    expect(await newsOf(test.db, { ...member, ...rest }, digest, morning)).toBeNull();
  });

  it('have a text for every key in every language', () => {
    for (const texts of Object.values(digestTexts))
      for (const sport of sports)
        for (const key of Object.keys(digestTexts.en!.insights[sport])) {
          const insight = { ...match, ...{ sport, key, teamName: 'Leeds', hits: 9, sample: 10 } };
          expect(insightText({ ...insight, line: 2.5 } as never, texts, 'en')).toContain('Leeds');
        }
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
        news: { results: [], coming: [], upset: { ...line, price }, insight: null, moved: [] },
      },
    });
  expect(letter(7.5).text).toContain('Everton \u20662–1\u2069 Liverpool (at 7.50 before kick-off)');
  expect(letter(7.5).html).toContain('/digest#stop=T');
  expect(letter(7.5).stop).toEqual({
    press: 'https://scoreline.example/mail/stop/T',
    page: 'https://scoreline.example/digest#stop=T',
  });
  expect(letter(null).text).not.toContain('before kick-off');
});

it('a result says who won on penalties', () => {
  const line = {
    ...{ home: { name: 'Alpha', score: 1 }, away: { name: 'Beta', score: 1 } },
    ...{ startTime: '2026-11-21T15:00:00.000Z', kicks: '(3–4)' },
  };
  expect(matchText(line)).toBe('Alpha \u20661–1 (3–4)\u2069 Beta');
});
