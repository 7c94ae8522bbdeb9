import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bizCodes } from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { sql } from 'kysely';

import { runTips } from './tipsCommand';
import { insertOffer } from '../../sport/tips/testing';
import {
  type MemberApp,
  openDevice,
  openMemberApp,
  registerMember,
  type TestDevice,
} from '../accounts/testing';
import { insertLeague, insertMatch } from '../../sport/matches/testing';

const base = 'patron/frontend/tips';
const email = 'desk@mail.example';

let site: MemberApp;
let device: TestDevice;
let matchId: number;

beforeEach(async () => {
  site = await openMemberApp();
  const league = await insertLeague(site.db, { teams: ['A', 'B'] });
  matchId = await insertMatch(site.db, league, [0, 1], { start: '2026-11-21T15:00:00Z' });
  await insertOffer(site.db, matchId, [2, 3.4, 3.8]);
  await insertOffer(site.db, matchId, [1.9, null, 1.9], { market: 'overUnder', line: 2.5 });
  device = await openDevice(site, 'device-1');
});
afterEach(() => site.close());

const command = (line: string) => runTips(line.split(' '), site.db, site.clock.now);
const becomeEditor = async () => {
  await registerMember(site, device, email);
  return command(`grant --email ${email} --name Desk`);
};
const draft = (facts: object = {}) => ({
  ...{ eventId: matchId, bookmakerId: 1, market: '1x2', line: 0, outcome: 'home' },
  ...{ price: 2, stake: 1.5, reason: { en: 'Unbeaten at home.' }, vip: true },
  ...facts,
});
const publish = (facts: object = {}, by = device) => by.call(`${base}/publish`, draft(facts));
const tips = async () => (await sql`SELECT * FROM tips`.execute(site.db)).rows;

describe('who publishes', () => {
  test('is an editor: no visitor, no other member, and nobody whose role was taken away', async () => {
    expect((await publish()).status).toBe(401);
    await registerMember(site, device, email);
    for (const [path, request] of [
      ['publish', draft()],
      ['offers', { eventId: matchId }],
      ['own', {}],
    ] as const)
      expect((await device.call(`${base}/${path}`, request)).bizCode).toBe(bizCodes.notEditor);
    expect((await device.call(`${base}/editor`)).data).toEqual({ name: null });
    await command(`grant --email ${email} --name Desk`);
    expect((await device.call(`${base}/editor`)).data).toEqual({ name: 'Desk' });
    await command(`revoke --email ${email}`);
    expect((await publish()).bizCode).toBe(bizCodes.notEditor);
    expect(await tips()).toEqual([]);
  });

  test('is named by a command, once a name and with a proved address', async () => {
    await expect(command(`grant --email ${email} --name Desk`)).rejects.toThrow('no member');
    expect(await becomeEditor()).toBe(`${email} publishes tips as Desk.`);
    const other = await openDevice(site, 'device-2');
    await registerMember(site, other, 'other@mail.example');
    await expect(command('grant --email other@mail.example --name Desk')).rejects.toThrow(
      'Another editor is called Desk.',
    );
    expect(await command('editors')).toBe(`Desk  ${email}`);
    await command(`grant --email ${email} --name Night`);
    expect(await command('editors')).toBe(`Night  ${email}`);
    expect(await command('revoke --email other@mail.example')).toMatch(/is no editor/);
  });
});

describe('an editor', () => {
  beforeEach(becomeEditor);

  test('sees what is offered now, and nothing of a line that a bookmaker has left', async () => {
    await sql`INSERT INTO odds (match_id, bookmaker_id, market, line, opening_home, opening_draw, opening_away,
        opening_at, current_home, current_draw, current_away, current_at)
      VALUES (${matchId}, 1, 'overUnder', 3, 1.8, NULL, 2, '2026-11-02', 1.8, NULL, 2, '2026-11-02')`.execute(
      site.db,
    );
    const { response } = operations[`${base}/offers`];
    const { data } = await device.call(`${base}/offers`, { eventId: matchId });
    const { match, offers } = response.parse(data);
    expect(match.eventId).toBe(matchId);
    expect(offers).toEqual([
      { bookmakerId: 1, bookmaker: 'One', market: '1x2', line: 0, home: 2, draw: 3.4, away: 3.8 },
      expect.objectContaining({ market: 'overUnder', line: 3, home: 1.8, draw: null, away: 2 }),
    ]);
    const left = await publish({ market: 'overUnder', line: 2.5, price: 1.9 });
    expect(left).toMatchObject({ bizCode: bizCodes.tipRefused, data: { refusal: 'notOffered' } });
  });

  test('publishes under the name of the role, whatever the call says, and sees the pick of a VIP tip', async () => {
    const { data } = await publish({ tipster: { kind: 'editor', name: 'Somebody else' } });
    expect(operations[`${base}/publish`].response.parse(data).tipId).toBeGreaterThan(0);
    expect(await tips()).toMatchObject([
      { tipster_kind: 'editor', tipster: 'Desk', price: 2, stake: 1.5, vip: true },
    ]);
    const own = await device.call(`${base}/own`);
    expect(operations[`${base}/own`].response.parse(own.data).rows).toMatchObject([
      { vip: true, pick: { outcome: 'home', price: 2, reason: { en: 'Unbeaten at home.' } } },
    ]);
    const open = await device.call('sports-query/tips/upcoming');
    expect(open.data).toMatchObject({ rows: [{ vip: true, pick: null }] });
    expect(JSON.stringify(open.data)).not.toContain('Unbeaten');
  });

  test.each([
    ['a tip a second time', {}, {}, { refusal: 'repeated' }],
    [
      'a price that has moved',
      { outcome: 'away', price: 4.2 },
      {},
      { refusal: 'priceMoved', offered: 3.8 },
    ],
    ['a bookmaker without the market', { bookmakerId: 2 }, {}, { refusal: 'notOffered' }],
    ['a match that has begun', {}, { status: 'live' }, { refusal: 'begun' }],
    [
      'a draw of a total',
      { market: 'overUnder', line: 2.5, outcome: 'draw' },
      {},
      { refusal: 'invalid' },
    ],
  ])(
    'is refused %s, with the reason',
    async (name, facts, { status }: { status?: string }, refused) => {
      if (name.endsWith('second time')) await publish();
      const before = await tips();
      if (status) await sql`UPDATE matches SET status = ${status}`.execute(site.db);
      expect(await publish(facts)).toMatchObject({ bizCode: bizCodes.tipRefused, data: refused });
      expect(await tips()).toEqual(before);
    },
  );

  test.each([
    ['a stake above ten units', { stake: 10.5 }],
    ['a language nobody reads', { reason: { xx: 'Text' } }],
    ['an endless reason', { reason: { en: 'x'.repeat(501) } }],
  ])('is not understood with %s', async (_, facts) => {
    expect((await publish(facts)).bizCode).toBe(bizCodes.invalidInput);
    expect(await tips()).toEqual([]);
  });
});
