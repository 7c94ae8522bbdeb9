import { beforeEach, describe, expect, it } from '@jest/globals';

import { followed, followedOrdered, unfollowed } from '../following';
import { clearSession, sessionEnded } from '../session';
import { settingChanged } from '../settings';
import { syncAccount } from './syncAccount';
import { idsOf, inOrder, match, openDevices, team } from './testDevices';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('signing in', () => {
  it('joins what the device and the account follow', async () => {
    const { open, as, account } = await openDevices();
    const elsewhere = as(1);
    elsewhere.dispatch(followed('team', team(7)));
    expect(await syncAccount(elsewhere)).toBe('done');
    elsewhere.dispatch(sessionEnded());
    localStorage.clear();

    const store = open();
    store.dispatch(followed('team', team(8)));
    store.dispatch(followed('match', match(3)));
    // The visitor unfollowed this team before signing in, so the account keeps it.
    store.dispatch(followed('team', team(7)));
    store.dispatch(unfollowed('team', team(7)));
    as(1, store);
    expect(await syncAccount(store)).toBe('done');
    const { followed: lists, log } = store.getState().following;
    expect([idsOf(lists.team), idsOf(lists.match), log]).toEqual([[7, 8], [3], []]);
    expect(idsOf(account(1).entries('favourite'))).toEqual([7, 8]);
  });

  it('lets the newer setting win, whichever side it is on', async () => {
    const { open, as } = await openDevices();
    const elsewhere = as(1);
    elsewhere.dispatch(settingChanged('theme', 'dark'));
    elsewhere.dispatch(settingChanged('oddsFormat', 'american'));
    await syncAccount(elsewhere);
    elsewhere.dispatch(sessionEnded());
    localStorage.clear();

    const store = open();
    store.dispatch(settingChanged('theme', 'light'));
    as(1, store);
    await syncAccount(store);
    expect(store.getState().settings.values).toMatchObject({
      theme: 'light',
      oddsFormat: 'american',
    });
  });

  it('hides betting content on every device of who has switched it off on one', async () => {
    const { as, account } = await openDevices();
    const until = '2099-01-01T00:00:00.000Z';
    const store = as(1);
    account(1).excludedUntil = until;
    await syncAccount(store);
    expect(store.getState().settings.excluded).toEqual({ 1: until });
    store.dispatch(sessionEnded());
    await syncAccount(as(2, store));
    expect(store.getState().settings.excluded).toEqual({ 1: until });
  });

  it('joins what is told of single matches, and lets it go with the account', async () => {
    const { open, as } = await openDevices();
    const elsewhere = as(1);
    elsewhere.dispatch(settingChanged('notifyMatch:1', ['goal']));
    elsewhere.dispatch(settingChanged('notifyMatch:2', []));
    await syncAccount(elsewhere);
    elsewhere.dispatch(sessionEnded());
    expect(elsewhere.getState().settings.values).not.toHaveProperty('notifyMatch:1');
    localStorage.clear();

    const store = open();
    store.dispatch(settingChanged('notifyMatch:2', 'usual'));
    store.dispatch(settingChanged('notifyMatch:3', ['fullTime']));
    as(1, store);
    await syncAccount(store);
    const joined = { 'notifyMatch:1': ['goal'], 'notifyMatch:2': 'usual' };
    expect(store.getState().settings.values).toMatchObject({
      ...joined,
      'notifyMatch:3': ['fullTime'],
    });
    as(2, store);
    await syncAccount(store);
    expect(store.getState().settings.values).not.toHaveProperty('notifyMatch:1');
  });

  it('takes no value it does not know', async () => {
    const { as, account } = await openDevices();
    const store = as(1);
    await syncAccount(store);
    account(1).answer('patron/frontend/settings/change', {
      changes: [
        { id: 'x1', key: 'oddsFormat', value: 'roman', at: '2030-01-01T00:00:00.000Z' },
        { id: 'x2', key: 'colour', value: 'red', at: '2030-01-01T00:00:00.000Z' },
      ],
    });
    await syncAccount(store);
    expect(store.getState().settings.values).toMatchObject({ oddsFormat: 'decimal' });
    expect(store.getState().settings.values).not.toHaveProperty('colour');
  });

  it('of another account shows that one’s alone, and loses nothing of the first', async () => {
    const { as, account, cut } = await openDevices();
    const store = as(1);
    store.dispatch(followed('team', team(7)));
    await syncAccount(store);
    cut('before');
    store.dispatch(followed('team', team(8)));
    expect(await syncAccount(store)).toBe('later');
    cut(null);
    as(2, store);
    await syncAccount(store);
    expect(store.getState().following.followed.team).toEqual([]);
    expect(account(2).entries('favourite')).toEqual([]);
    as(1, store);
    await syncAccount(store);
    expect(idsOf(account(1).entries('favourite'))).toEqual([7, 8]);
    expect(idsOf(store.getState().following.followed.team)).toEqual([7, 8]);
  });
});

describe('what the account answers', () => {
  it('leaves things in the order that was made on this device, new ones last', async () => {
    const { as, account } = await openDevices();
    const store = as(1);
    for (const id of [1, 2, 3]) store.dispatch(followed('team', team(id)));
    await syncAccount(store);
    store.dispatch(followedOrdered({ kind: 'team', targetIds: [2, 3, 1] }));
    const elsewhere = { id: 'from-elsewhere', op: 'add', kind: 'team', targetId: 9 } as const;
    const change = { ...elsewhere, sport: 'football', at: new Date().toISOString() };
    account(1).answer('/favourites/change', { changes: [change] });
    await syncAccount(store);
    expect(inOrder(store.getState().following.followed.team)).toEqual([2, 3, 1, 9]);
  });
});

describe('signing out', () => {
  it('empties the device and keeps what was never sent for the same account', async () => {
    const { as, account, cut } = await openDevices();
    const store = as(1);
    store.dispatch(followed('team', team(7)));
    await syncAccount(store);
    cut('before');
    store.dispatch(unfollowed('team', team(7)));
    await syncAccount(store);
    store.dispatch(sessionEnded());
    expect(store.getState().following.followed.team).toEqual([]);
    cut(null);
    await syncAccount(as(1));
    expect(account(1).entries('favourite')).toEqual([]);
  });
});

describe('a session that ended', () => {
  it('takes nothing of a visitor’s with it', async () => {
    const { open } = await openDevices();
    const store = open();
    store.dispatch(followed('team', team(7)));
    store.dispatch(settingChanged('theme', 'dark'));
    const before = store.getState();
    store.dispatch(sessionEnded());
    expect(store.getState().following).toEqual(before.following);
    expect(store.getState().settings).toEqual(before.settings);
  });
});
