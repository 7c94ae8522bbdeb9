import { beforeEach, describe, expect, it } from '@jest/globals';

import en from '../../locales/en.json';
import { createAppStore } from '../api';
import { bizCodes } from '../contract';
import { followed, unfollowed } from '../following';
import { initI18n, loadNamespaces } from '../i18n';
import { clearSession } from '../session';
import { settingChanged } from '../settings';
import { createFakeApi, testBoot, testEnvironment } from '../testing';
import { noticesNow } from '../ui/notice/notices';
import { syncAccount } from './syncAccount';
import { TestAccounts } from './testAccounts';
import { idsOf, match, member, openDevices, team } from './testDevices';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe.each(['before', 'after'] as const)('a page killed %s the server took a call', (where) => {
  it.each([0, 1, 2])('(call %i) and loaded again ends with the same account', async (calls) => {
    const { as, open, account, cut } = await openDevices();
    const store = as(1);
    for (const id of [1, 2, 3]) store.dispatch(followed('team', team(id)));
    store.dispatch(unfollowed('team', team(2)));
    store.dispatch(followed('match', match(9)));
    store.dispatch(settingChanged('sound', true));
    cut(where, calls);
    expect(await syncAccount(store)).toBe('later');
    cut(null);
    const again = open();
    expect(await syncAccount(again)).toBe('done');
    expect(await syncAccount(again)).toBe('done');
    expect(idsOf(account(1).entries('favourite'))).toEqual([1, 3]);
    expect(idsOf(account(1).entries('match'))).toEqual([9]);
    expect(account(1).settings()).toMatchObject({ sound: { value: true } });
    const { following, settings } = again.getState();
    expect([following.log, settings.log]).toEqual([[], []]);
    expect(idsOf(following.followed.team)).toEqual([1, 3]);
  });
});

describe('changes', () => {
  it('go in their order, in calls that fit, each once', async () => {
    const { as, account, fake } = await openDevices();
    const store = as(1);
    for (let id = 1; id <= 450; id += 1) store.dispatch(followed('team', team(id)));
    const order = store.getState().following.log.map(({ id }) => id);
    await syncAccount(store);
    expect(account(1).received).toEqual(order);
    expect(fake.calls.filter(({ path }) => path.endsWith('favourites/change'))).toHaveLength(3);
  });

  it('made while a call is under way are not lost', async () => {
    const { as, account } = await openDevices();
    const store = as(1);
    store.dispatch(followed('team', team(1)));
    const running = syncAccount(store);
    store.dispatch(followed('team', team(2)));
    store.dispatch(unfollowed('team', team(1)));
    await running;
    await syncAccount(store);
    expect(idsOf(account(1).entries('favourite'))).toEqual([2]);
    expect(idsOf(store.getState().following.followed.team)).toEqual([2]);
  });

  it('the server refuses for good are let go, the others arrive', async () => {
    const accounts = new TestAccounts();
    const fake = await createFakeApi((path, request) => {
      const { changes = [] } = request as { changes?: { targetId?: number }[] };
      const isBad = changes.some(({ targetId }) => targetId === 2);
      return isBad
        ? { bizCode: 11000, message: 'no such team', data: null }
        : accounts.answer(path, request);
    });
    const store = createAppStore({ boot: testBoot(), environment: testEnvironment(fake) });
    store.dispatch(member(1));
    for (const id of [1, 2, 3]) store.dispatch(followed('team', team(id)));
    expect(await syncAccount(store)).toBe('done');
    expect(idsOf(accounts.entries('favourite'))).toEqual([1, 3]);
    expect(store.getState().following.log).toEqual([]);
  });

  it('past what may be followed are let go, and it is said', async () => {
    await initI18n({ language: 'en', load: async () => en });
    await loadNamespaces(['shared']);
    const accounts = new TestAccounts();
    const fake = await createFakeApi((path, request) => {
      const { changes = [] } = request as { changes?: unknown[] };
      const isOver = accounts.entries('favourite').length + changes.length > 2;
      return isOver && changes.length > 0
        ? { bizCode: bizCodes.tooManyFollowed, message: 'too many', data: null }
        : accounts.answer(path, request);
    });
    const store = createAppStore({ boot: testBoot(), environment: testEnvironment(fake) });
    store.dispatch(member(1));
    for (const id of [1, 2, 3]) store.dispatch(followed('team', team(id)));
    expect(await syncAccount(store)).toBe('done');
    expect(idsOf(store.getState().following.followed.team)).toEqual([1, 2]);
    expect(noticesNow().toast?.text).toBe(en.biz.tooManyFollowed);
  });
});
