import { beforeEach, describe, expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import ICAL from 'ical.js';
import { sql } from 'kysely';

import { registerMember } from '../../members/accounts/testing';
import { most } from '../../sport/calendar/queries';
import { insertLeague, insertMatch, type TestLeague } from '../../sport/matches/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openCalendarTest } from './testing';

const test = duringTests(openCalendarTest);
const start = '2026-11-28T17:30:00Z';
let league: TestLeague;
let clubs = 0;

beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T12:00:00Z');
  waitForCache();
  const teams = ['Bayern Munich', 'Ajax; Sons, & Co', `Club ${++clubs}`];
  league = await insertLeague(test.db, { name: `League ${clubs}`, teams });
});

const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

async function eventsAt(path: string) {
  const { statusCode, body } = await test.get(path);
  expect(statusCode).toBe(200);
  return eventsOf(body);
}
const ofTeam = (query = 'lang=en') => `calendar/team/${firstItem(league.teamIds)}.ics?${query}`;
/** A cached document is old from now on. */
const waitForCache = () => (test.limits.now += 300_001);
const change = (id: number, values: Record<string, unknown>) =>
  test.db.updateTable('matches').set(values).where('id', '=', id).execute();
const valueOf = (event: ICAL.Event | undefined, name: string) =>
  String(event?.component.getFirstPropertyValue(name));

describe('the calendar of a team', () => {
  it('has its matches with a stable id, their time, place and page', async () => {
    const id = await insertMatch(test.db, league, [0, 1], { start });
    const { id: venue_id } = await test.db
      .insertInto('venues')
      .values({ name: 'Park', city: 'Munich', capacity: null, latitude: null, longitude: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await change(id, { venue_id });
    const { body, headers } = await test.get(ofTeam());
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'referrer-policy': 'no-referrer',
    });
    expect(body).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m);
    expect(body).toMatch(/^X-PUBLISHED-TTL:PT1H\r$/m);
    const [event] = eventsOf(body);
    expect(event?.uid).toBe(`match-${id}@scoreline`);
    expect(event?.summary).toBe('Bayern Munich – Ajax; Sons, & Co');
    expect(event?.location).toBe('Park, Munich');
    expect(event?.startDate.toJSDate()).toEqual(new Date(start));
    expect(event?.duration.toString()).toBe('PT2H');
    expect(valueOf(event, 'status')).toBe('CONFIRMED');
    const page = `https://scores.example/football/match/bayern-munich-vs-ajax-sons-co/${id}`;
    expect(valueOf(event, 'url')).toBe(page);
    expect(event?.description).toBe(`League ${clubs}\n${page}`);
  });

  it('moves a match that was moved, with a higher sequence', async () => {
    const id = await insertMatch(test.db, league, [0, 1], { start });
    const [before] = await eventsAt(ofTeam());
    waitForCache();
    const moved = '2026-11-29T19:30:00Z';
    await change(id, { start_time: moved, revision: 1, updated_at: '2026-11-22T09:00:00Z' });
    const [after] = await eventsAt(ofTeam());
    expect(after?.uid).toBe(before?.uid);
    expect(after?.startDate.toJSDate()).toEqual(new Date(moved));
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? NaN);
    expect(valueOf(after, 'dtstamp')).toBe('2026-11-22T09:00:00Z');
    expect(valueOf(after, 'last-modified')).toBe('2026-11-22T09:00:00Z');
  });

  it.each([
    ['postponed', 'TENTATIVE', 'Bayern Munich – Ajax; Sons, & Co (Postponed)'],
    ['cancelled', 'CANCELLED', 'Bayern Munich – Ajax; Sons, & Co (Cancelled)'],
    ['abandoned', 'CONFIRMED', 'Bayern Munich – Ajax; Sons, & Co (Abandoned)'],
    ['live', 'CONFIRMED', 'Bayern Munich – Ajax; Sons, & Co'],
  ] as const)('says that a match is %s', async (status, expected, summary) => {
    const id = await insertMatch(test.db, league, [0, 1], { start, status });
    await change(id, { home_score: 1, away_score: 0 });
    const [event] = await eventsAt(ofTeam());
    expect([valueOf(event, 'status'), event?.summary]).toEqual([expected, summary]);
  });

  it('has a match without a known time as a whole day', async () => {
    const id = await insertMatch(test.db, league, [0, 1], { start });
    await change(id, { time_unknown: true });
    const [event] = await eventsAt(ofTeam());
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-11-28');
    expect(event?.endDate.toString()).toBe('2026-11-29');
    expect(event?.summary).toBe('Bayern Munich – Ajax; Sons, & Co (TBA)');
  });

  it('has a result after the whistle, except where the address hides it', async () => {
    const played = '2026-11-20T17:30:00Z';
    const id = await insertMatch(test.db, league, [0, 1], { start: played, score: [2, 1] });
    expect((await eventsAt(ofTeam()))[0]?.summary).toBe('Bayern Munich 2–1 Ajax; Sons, & Co');
    const hidden = await test.get(ofTeam('lang=en&spoilers=off'));
    expect(eventsOf(hidden.body)[0]?.summary).toBe('Bayern Munich – Ajax; Sons, & Co');
    expect(hidden.body).not.toMatch(/2[-–:]1/);
    expect(valueOf(eventsOf(hidden.body)[0], 'url')).toMatch(/\?spoilers=off$/);
    waitForCache();
    const kicks = { home_score: 1, away_score: 1, home_periods: [0, 1, 0, 0, 3] };
    await change(id, { ...kicks, away_periods: [1, 0, 0, 0, 4], status: 'afterPenalties' });
    expect((await eventsAt(ofTeam()))[0]?.summary).toBe('Bayern Munich 1–1 (3–4) Ajax; Sons, & Co');
  });

  it('speaks the language of the address', async () => {
    const id = await insertMatch(test.db, league, [0, 1], { start, status: 'postponed' });
    const [german] = await eventsAt(ofTeam('lang=de'));
    expect(german?.summary).toBe('Bayern München – Ajax; Sons, & Co (Verschoben)');
    expect(valueOf(german, 'url')).toContain(`/de/football/match/`);
    await change(id, { status: 'finished', home_score: 3, away_score: 0 });
    const [hebrew] = await eventsAt(ofTeam('lang=he'));
    expect(hebrew?.summary).toMatch(/^באיירן מינכן \u20663–0\u2069 Ajax/);
    expect((await eventsAt(ofTeam('lang=xx')))[0]?.summary).toMatch(/^Bayern Munich/);
    expect((await test.get(ofTeam('lang=de'))).body).toMatch(/^NAME:Bayern München\r$/m);
  });

  it('is answered by 304 until something visible changes', async () => {
    const id = await insertMatch(test.db, league, [0, 1], { start });
    const { etag = '' } = (await test.get(ofTeam())).headers;
    const again = () => test.get(ofTeam(), { 'if-none-match': String(etag) });
    expect((await again()).statusCode).toBe(304);
    waitForCache();
    await change(id, { revision: 9, updated_at: '2026-11-22T09:00:00Z' });
    expect((await again()).statusCode).toBe(304);
    waitForCache();
    await change(id, { start_time: '2026-11-28T18:00:00Z' });
    expect((await again()).statusCode).toBe(200);
  });

  it('and of a league do not exist for an unknown id', async () => {
    for (const file of ['team/2147483647.ics', 'league/2147483647.ics', 'team/1', 'team/x.ics'])
      expect((await test.get(`calendar/${file}`)).statusCode).toBe(404);
    expect((await test.get('calendar/team/99999999999999.ics')).statusCode).toBe(404);
  });

  it('is compressed, and has a head', async () => {
    await insertMatch(test.db, league, [0, 1], { start });
    const { headers } = await test.get(ofTeam(), { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    const head = await test.app.inject({ method: 'HEAD', url: `/${ofTeam()}` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it('is empty for a team without matches', async () => {
    expect(await eventsAt(ofTeam())).toEqual([]);
  });
});

describe('the calendar of a league', () => {
  it('has no more than the newest results and the next matches', async () => {
    const minute = (n: number) => new Date(test.clock.now.getTime() + n * 60_000).toISOString();
    const { tournamentId, seasonId, stageId, teamIds } = league;
    await sql`INSERT INTO matches
        (sport, tournament_id, season_id, stage_id, home_id, away_id, start_time)
      SELECT 'football', ${tournamentId}::int, ${seasonId}::int, ${stageId}::int,
        ${teamIds[0]}::int, ${teamIds[1]}::int, ${test.clock.now}::timestamptz + n * interval '1 minute'
      FROM generate_series(${-most.past - 5}::int, ${most.coming + 4}::int) n`.execute(test.db);
    await insertMatch(test.db, league, [1, 2], { start: '2026-08-01T12:00:00Z', score: [0, 0] });
    const events = await eventsAt(`calendar/league/${league.tournamentId}.ics`);
    expect(events).toHaveLength(most.past + most.coming);
    const starts = events.map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(starts).toContain(minute(-most.past));
    expect(starts).toContain(minute(most.coming - 1));
  });

  it('is limited by address, but not where it is cached', async () => {
    const statuses: number[] = [];
    for (let id = 1; id <= 80; id++)
      statuses.push((await test.get(`calendar/team/${10_000_000 + id}.ics`)).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    const refused = await test.get('calendar/team/10000099.ics');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    waitForCache();
    for (let times = 0; times < 100; times++)
      expect((await test.get(ofTeam())).statusCode).toBe(200);
  });
});

describe('a private calendar', () => {
  const path = 'patron/frontend/calendar';
  let members = 0;

  async function newMember() {
    const device = await test.newDevice();
    const { userId } = await registerMember(test, device, `fan-${++members}@fan.example`);
    const call = async (name: string) => (await device.call(`${path}/${name}`)).data;
    const create = async () => (await call('create')) as { key: string; createdAt: string };
    const follow = (kind: string, targetId: number) => ({
      ...{ id: `change-${members}-${kind}-${targetId}`, op: 'add', kind, targetId },
      ...{ sport: 'football', at: test.clock.now.toISOString() },
    });
    return { device, userId, call, create, follow };
  }
  const mine = (key: string, query = '') => `calendar/mine.ics?key=${key}${query}`;

  it('has the matches of everything that the member follows, once each', async () => {
    const { device, create, follow } = await newMember();
    const other = await insertLeague(test.db, { name: `Cup ${clubs}`, teams: ['C', 'D', 'E'] });
    const ids = [
      await insertMatch(test.db, league, [0, 1], { start }),
      await insertMatch(test.db, other, [0, 1], { start: '2026-11-29T12:00:00Z' }),
    ];
    await insertMatch(test.db, other, [0, 2], { start });
    const changes = [follow('team', league.teamIds[0]!), follow('league', league.tournamentId)];
    await device.call('patron/frontend/favourites/change', { changes });
    await device.call('patron/frontend/subscriptions/change', {
      changes: [follow('match', ids[1]!)],
    });
    const { key } = await create();
    const answer = await test.get(mine(key, '&lang=de'));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(eventsOf(answer.body).map(({ uid }) => uid)).toEqual(
      ids.map((id) => `match-${id}@scoreline`),
    );
    const { etag = '' } = answer.headers;
    const again = await test.get(mine(key, '&lang=de'), { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
  });

  it('has one address, which can be replaced and revoked for good', async () => {
    const { call, create } = await newMember();
    expect(await call('get')).toEqual({ createdAt: null });
    const first = await create();
    expect(await call('get')).toEqual({ createdAt: first.createdAt });
    const second = await create();
    const statuses = async () =>
      Promise.all([first, second].map(async ({ key }) => (await test.get(mine(key))).statusCode));
    expect(await statuses()).toEqual([410, 200]);
    expect(await call('revoke')).toEqual({ createdAt: null });
    expect(await call('revoke')).toEqual({ createdAt: null });
    expect(await statuses()).toEqual([410, 410]);
    expect((await test.get(mine('x'.repeat(43)))).statusCode).toBe(404);
    expect((await test.get(mine('x'))).statusCode).toBe(404);
    expect((await test.get('calendar/mine.ics')).statusCode).toBe(404);
  });

  it('ends with the account', async () => {
    const { userId, create } = await newMember();
    const { key } = await create();
    await test.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await test.get(mine(key))).statusCode).toBe(410);
  });

  it('leaves one valid address if it is created at two devices at once', async () => {
    const { create } = await newMember();
    const made = await Promise.all([create(), create(), create()]);
    const answers = await Promise.all(made.map(({ key }) => test.get(mine(key))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  it('is stored as a hash, is not answered again, and cannot be created without end', async () => {
    const { device, call, create } = await newMember();
    const { key } = await create();
    const { rows } = await sql<{ text: string }>`
      SELECT string_agg(k::text, ' ') AS text FROM calendar_keys k`.execute(test.db);
    expect(rows[0]?.text).not.toContain(key);
    expect(rows[0]?.text).not.toContain(Buffer.from(key).toString('hex'));
    expect(JSON.stringify(await call('get'))).not.toContain(key);
    for (let times = 1; times < 10; times++) await create();
    expect((await device.call(`${path}/create`)).bizCode).toBe(15000);
  });

  it('is for members only', async () => {
    const device = await test.newDevice();
    for (const name of ['get', 'create', 'revoke'])
      expect((await device.call(`${path}/${name}`)).status).toBe(401);
  });
});
