import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { insertMatch } from '../../sport/matches/testing';
import { minute, openFollowingTest } from './testing';

const test = duringTests(openFollowingTest);

describe('settings', () => {
  it('take the newer value of a setting, whichever comes first', async () => {
    const { device } = await test.newMember();
    const path = 'patron/frontend/settings/change';
    const set = (id: string, value: unknown, n: number, key = 'theme') => ({
      id: `setting-${id}`,
      key,
      value,
      at: minute(n),
    });
    await device.call(path, {
      changes: [set('1', 'dark', 5), set('2', ['goal'], 1, 'notifyTypes')],
    });
    const { data } = await device.call(path, {
      changes: [set('3', 'light', 4), set('4', true, 2, 'showOdds')],
    });
    expect(data).toEqual({
      applied: ['setting-3', 'setting-4'],
      settings: {
        theme: { value: 'dark', at: minute(5) },
        notifyTypes: { value: ['goal'], at: minute(1) },
        showOdds: { value: true, at: minute(2) },
      },
      excludedUntil: null,
    });
    const ahead = { ...set('6', 'system', 0), at: '2099-01-01T00:00:00.000Z' };
    await device.call(path, { changes: [ahead] });
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const newer = { ...set('7', 'dark', 0), at: test.clock.now.toISOString() };
    const corrected = await device.call(path, { changes: [newer] });
    expect(corrected.data).toMatchObject({ settings: { theme: { value: 'dark', at: newer.at } } });
    const unknown = await device.call(path, { changes: [set('5', 'x', 6, 'password')] });
    expect(unknown.bizCode).toBe(11000);
  });

  it('take nothing that they cannot be, and store nothing of a call that says so', async () => {
    const { device, userId } = await test.newMember();
    const path = 'patron/frontend/settings/change';
    const wrong: [string, unknown][] = Object.entries({
      ...{ theme: '<x>', language: 'xx', spoilerFree: 'yes', oddsFormat: 'roman', sound: 1 },
      ...{ primarySport: 'curling', primaryTab: '/me', timeZone: 'Mars/Base', timeFormat: '24' },
      ...{ notifyTypes: ['goal', 'x'], notifyVipTips: 'no', 'notifyMatch:1': 'never' },
    });
    const set = (key: string, value: unknown) => ({
      ...{ id: `wrong-${key}`, key, value, at: minute(1) },
    });
    for (const [key, value] of wrong) {
      const changes = [set('showOdds', true), set(key, value)];
      expect([key, (await device.call(path, { changes })).bizCode]).toEqual([key, 11000]);
    }
    expect((await device.call('patron/frontend/settings/get')).data).toMatchObject({
      settings: {},
    });
    for (const value of ['jw', 'system', 'zh'])
      expect((await device.call(path, { changes: [set('language', value)] })).bizCode).toBe(10000);
    await device.call(path, { changes: [set('timeZone', 'America/New_York')] });
    // Stored by an older or newer server.
    await test.db
      .updateTable('user_settings')
      .set({ value: JSON.stringify('<x>') })
      .where('user_id', '=', userId)
      .where('key', '=', 'language')
      .execute();
    const { data } = await device.call('patron/frontend/settings/get');
    expect(Object.keys((data as { settings: object }).settings)).toEqual(['timeZone']);
  });

  it('keep what is told of each match, of matches that are and are not long over', async () => {
    const { device } = await test.newMember();
    const [next, over] = await Promise.all(
      ['2026-11-23T18:30:00Z', '2026-10-01T18:30:00Z'].map((start, n) =>
        insertMatch(test.db, test.league, [10 + 2 * n, 11 + 2 * n], { start }),
      ),
    );
    const choice = (id: string, match: string | number | undefined, value: unknown, n = 1) => ({
      id: `bell-${id}`,
      key: `notifyMatch:${match}`,
      value,
      at: minute(n),
    });
    const path = 'patron/frontend/settings/change';
    const { data } = await device.call(path, {
      changes: [
        choice('1', next, ['goal'], 2),
        choice('2', over, []),
        choice('3', 999_999_999, []),
        choice('4', next, 'usual'),
      ],
    });
    expect(data).toEqual({
      applied: ['bell-1', 'bell-2', 'bell-4'],
      skipped: ['bell-3'],
      settings: { [`notifyMatch:${next}`]: { value: ['goal'], at: minute(2) } },
      excludedUntil: null,
    });
    const stored = await test.db.selectFrom('user_settings').select('key').execute();
    expect(stored.map(({ key }) => key)).not.toContain('notifyMatch:999999999');
    for (const match of ['', '0', 'x', '9999999999', `${next} `]) {
      const answer = await device.call(path, { changes: [choice('wrong', match, [])] });
      expect(answer.bizCode).toBe(11000);
    }
  });
});
