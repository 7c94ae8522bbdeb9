import { createPublicKey, verify } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import { ciphered, passwordLogin, registerMember } from '../accounts/testing';
import { bodiesAt, openPushTest, subscribe, type TestBrowser } from './testing';

const test = duringTests(openPushTest);
beforeEach(async () => {
  await test.db.deleteFrom('push_subscriptions').execute();
});

const shownAt = ({ received }: TestBrowser) =>
  received.map(({ shown }) => `${shown.title} | ${shown.body}`);

describe('a visitor who follows a match', () => {
  it('is told what happens, in one notification that is replaced', async () => {
    const [browser, { id, sides }] = [test.service.newBrowser(), await test.newMatch()];
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    await test.happens(id, { home_score: 1 });
    await test.happens(id, { home_score: 0 });
    await test.happens(id, { away_red_cards: 1 });
    await test.happens(id, { status: 'halfTime' });
    await test.happens(id, { status: 'live' });
    await test.happens(id, { status: 'finished' });
    const [home, away] = sides.map((n) => `Club ${n}`);
    expect(shownAt(browser)).toEqual([
      `${home} – ${away} | Kick-off`,
      `${home} 1–0 ${away} | Goal for ${home}`,
      `${home} 0–0 ${away} | Goal cancelled: ${home}`,
      `${home} 0–0 ${away} | Red card for ${away}`,
      `${home} 0–0 ${away} | Half time`,
      `${home} 0–0 ${away} | Full time`,
    ]);
    const tags = browser.received.map(({ headers, shown }) => [headers.topic, shown.tag]);
    expect(new Set(tags.flat())).toEqual(new Set([`match-${id}`]));
    await test.happens(id, { status: 'finished' });
    expect(browser.received).toHaveLength(6);
  });

  it('is told in the own language, and of the chosen types alone', async () => {
    const { id } = await test.newMatch();
    const [pt, he] = [test.service.newBrowser(), test.service.newBrowser()];
    const devices = [await test.newDevice(), await test.newDevice()] as const;
    await subscribe(devices[0], pt, { matches: [id], language: 'pt', types: ['goal'] });
    await subscribe(devices[1], he, { matches: [id], language: 'he', types: ['kickOff'] });
    await test.happens(id, { status: 'live' });
    await test.happens(id, { home_score: 1, away_score: 0 });
    expect(bodiesAt(pt)).toEqual([expect.stringMatching(/^Gol: Club/)]);
    expect(he.received.map(({ shown }) => [shown.body, shown.direction])).toEqual([
      ['המשחק התחיל', 'rtl'],
    ]);
  });

  it.each([
    [1, 'en', ''],
    [1, 'pt', '/pt'],
    [2, 'es', '/livescore'],
    [2, 'en', '/livescore/en'],
    [3, 'pt', '/livescore'],
    [3, 'he', '/livescore/he'],
  ])('at brand %i in %s is led to that brand’s page', async (mid, language, before) => {
    const browser = test.service.newBrowser();
    const { id, sides } = await test.newMatch();
    const over = { matches: [id], language };
    await subscribe(await test.newDevice(), browser, over, { mid: String(mid) });
    await test.happens(id, { status: 'live' });
    const teams = sides.map((n) => `team-${n}`).join('-vs-');
    expect(browser.received.map(({ shown }) => shown.url)).toEqual([
      `${before}/football/match/${teams}/${id}`,
    ]);
  });

  it('is written to as the standard says: signed with our key, for a while, at once', async () => {
    const [browser, { id }] = [test.service.newBrowser(), await test.newMatch()];
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await test.happens(id, { status: 'live' });
    const headers = browser.received[0]?.headers as Record<string, string>;
    expect(headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' });
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const raw = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect([key, isSigned]).toEqual([test.vapid.publicKey, true]);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: test.service.address,
    });
  });

  it('of a match long under way is told what comes, not what was', async () => {
    const [browser, { id }] = [test.service.newBrowser(), await test.newMatch('live')];
    await test.db
      .updateTable('matches')
      .set({ start_time: '2026-11-21T11:00:00Z', home_score: 2, away_score: 0 })
      .where('id', '=', id)
      .execute();
    await subscribe(await test.newDevice(), browser, { matches: [id] });
    await test.happens(id, { attendance: 1000 });
    await test.happens(id, { home_score: 3 });
    expect(bodiesAt(browser)).toEqual([expect.stringMatching(/^Goal for/)]);
  });
});

describe('a match that is chosen for itself', () => {
  it('is told of by its own types, other matches by those of the device', async () => {
    const browser = test.service.newBrowser();
    const [chosen, other] = [await test.newMatch(), await test.newMatch()];
    const nil = { home_score: 0, away_score: 0 };
    await subscribe(await test.newDevice(), browser, {
      matches: [chosen.id, other.id],
      types: ['kickOff'],
      matchTypes: [{ eventId: chosen.id, types: ['goal', 'fullTime'] }],
    });
    for (const { id } of [chosen, other])
      for (const change of [{ status: 'live', ...nil }, { home_score: 1 }, { status: 'finished' }])
        await test.happens(id, change);
    const [club] = chosen.sides.map((n) => `Club ${n}`);
    expect(bodiesAt(browser)).toEqual([`Goal for ${club}`, 'Full time', 'Kick-off']);
  });

  it('and muted is told of to nobody at this device, not even for a team that is followed', async () => {
    const [muted, loud] = [test.service.newBrowser(), test.service.newBrowser()];
    const { id, sides } = await test.newMatch();
    const teams = [test.league.teamIds[sides[0]]];
    const devices = [await test.newDevice(), await test.newDevice()] as const;
    await subscribe(devices[0], muted, { teams, matchTypes: [{ eventId: id, types: [] }] });
    await subscribe(devices[1], loud, { teams });
    await test.happens(id, { status: 'live' });
    expect([muted, loud].map(bodiesAt)).toEqual([[], ['Kick-off']]);
    // The latest subscription replaces the others.
    await subscribe(devices[0], muted, { teams });
    await test.happens(id, { status: 'halfTime' });
    expect(bodiesAt(muted)).toEqual(['Half time']);
  });

  it.each([
    { matchTypes: [{ eventId: 1, types: ['corner'] }] },
    { matchTypes: [{ eventId: 'one', types: [] }] },
    { matchTypes: Array.from({ length: 201 }, (_, matchId) => ({ eventId: matchId, types: [] })) },
  ])('is refused where it is none', async (over) => {
    const answer = await subscribe(await test.newDevice(), test.service.newBrowser(), over);
    expect(answer.bizCode).toBe(11000);
  });
});

describe('a member', () => {
  let members = 0;
  const newMember = async () => {
    const device = await test.newDevice();
    await registerMember(test, device, `push-${++members}@fan.example`);
    return device;
  };

  it('is told of teams and matches of the account while signed in', async () => {
    const [device, browser] = [await newMember(), test.service.newBrowser()];
    const { id, sides } = await test.newMatch();
    const changes = [
      {
        id: 'follow-a-team',
        op: 'add',
        kind: 'team',
        targetId: test.league.teamIds[sides[1]],
        sport: 'football',
        at: '2026-11-21T11:00:00Z',
      },
    ];
    await device.call('patron/frontend/favourites/change', { changes });
    await subscribe(device, browser);
    await test.happens(id, { status: 'live' });
    expect(browser.received).toHaveLength(1);
    await device.call(ciphered('logout'));
    await test.happens(id, { status: 'halfTime' });
    expect(browser.received).toHaveLength(1);
  });

  it('who hides scores is told of the kick-off alone', async () => {
    const [device, browser] = [await newMember(), test.service.newBrowser()];
    const { id } = await test.newMatch();
    const changes = [
      { id: 'spoilers-off', key: 'spoilerFree', value: true, at: '2026-11-21T11:00:00Z' },
    ];
    await device.call('patron/frontend/settings/change', { changes });
    await subscribe(device, browser, { matches: [id] });
    await test.happens(id, { status: 'live' });
    await test.happens(id, { home_score: 1, away_score: 0 });
    expect(bodiesAt(browser)).toEqual(['Kick-off']);
  });

  it('is told of a match by what was chosen at any of the member’s devices', async () => {
    const [here, there] = [await newMember(), await test.newDevice()];
    await there.call(ciphered('register-login'), passwordLogin(`push-${members}@fan.example`));
    const browser = test.service.newBrowser();
    const { id } = await test.newMatch();
    const over = { matches: [id], matchTypes: [{ eventId: id, types: ['kickOff', 'goal'] }] };
    await subscribe(here, browser, over);
    const choose = (value: unknown, n: number) =>
      there.call('patron/frontend/settings/change', {
        changes: [
          { id: `bell-${n}`, key: `notifyMatch:${id}`, value, at: `2026-11-21T11:0${n}:00Z` },
        ],
      });
    await choose([], 1);
    await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
    expect(bodiesAt(browser)).toEqual([]);
    await choose('usual', 2);
    await test.happens(id, { status: 'halfTime' });
    await choose(['fullTime'], 3);
    await test.happens(id, { home_score: 1 });
    await test.happens(id, { status: 'finished' });
    expect(bodiesAt(browser)).toEqual(['Half time', 'Full time']);
  });

  it('with a token that does not count is asked to sign in, not subscribed as a visitor', async () => {
    const device = await test.newDevice();
    device.token = 'made-up';
    expect((await subscribe(device, test.service.newBrowser())).status).toBe(401);
  });
});

it('what was written down before the server died is sent by the next one', async () => {
  const [browser, { id }] = [test.service.newBrowser(), await test.newMatch()];
  await subscribe(await test.newDevice(), browser, { matches: [id] });
  const teams = { homeId: 0, awayId: 0, home: 'A', away: 'B', homeSlug: 'a', awaySlug: 'b' };
  const event = { type: 'goal', side: 'home', homeScore: 1, awayScore: 0 };
  const data = JSON.stringify({ matchId: id, sport: 'football', ...teams, ...event });
  const row = { match_id: id, type: 'goal', data, created_at: test.clock.now };
  await test.db.insertInto('push_messages').values(row).execute();
  await test.restart();
  expect(shownAt(browser)).toEqual(['A 1–0 B | Goal for A']);
});

it('what cannot be written down is tried again, not forgotten', async () => {
  const [browser, { id }] = [test.service.newBrowser(), await test.newMatch()];
  await subscribe(await test.newDevice(), browser, { matches: [id] });
  await sql`ALTER TABLE push_states RENAME TO push_states_away`.execute(test.db);
  let report: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (report = resolve));
  const sender = test.openSender(pino({ level: 'error' }, { write: () => report() }));
  await test.db.updateTable('matches').set({ status: 'live' }).where('id', '=', id).execute();
  sender.matchesChanged([id]);
  await failed;
  await sql`ALTER TABLE push_states_away RENAME TO push_states`.execute(test.db);
  await sender.settled();
  await sender.close();
  expect(bodiesAt(browser)).toEqual(['Kick-off']);
});

it('the first who subscribes is told at once, whatever nobody was told before', async () => {
  const [browser, { id }] = [test.service.newBrowser(), await test.newMatch()];
  await test.happens(id, { status: 'notStarted' });
  await subscribe(await test.newDevice(), browser, { matches: [id] });
  await test.happens(id, { status: 'live', home_score: 0, away_score: 0 });
  expect(bodiesAt(browser)).toEqual(['Kick-off']);
});
