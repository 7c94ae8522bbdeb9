import { beforeEach, describe, expect, it } from '@jest/globals';

import type { AppStore } from '../api';
import {
  followed,
  followedOrdered,
  followingKey,
  leagueListed,
  leagueListReplaced,
  type LeagueList,
  unfollowed,
} from '../following';
import { clearSession, sessionEnded } from '../session';
import { settingChanged, settingsKey } from '../settings';
import { syncAccount } from './syncAccount';
import { idsOf, inOrder, openDevices, team } from './testDevices';
import { waitFor } from '@testing-library/react';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('two tabs', () => {
  it('that change at once keep both changes, before they hear of each other', async () => {
    const { open } = await openDevices();
    const [one, other] = [open(), open()];
    one.dispatch(followed('team', team(1)));
    other.dispatch(followed('team', team(2)));
    other.dispatch(settingChanged('sound', true));
    one.dispatch(settingChanged('spoilerFree', true));
    for (const key of [followingKey, settingsKey])
      dispatchEvent(new StorageEvent('storage', { key }));
    for (const store of [one, other, open()]) {
      const { following, settings } = store.getState();
      expect(idsOf(following.followed.team)).toEqual([1, 2]);
      expect(following.log).toHaveLength(2);
      expect(settings.values).toMatchObject({ sound: true, spoilerFree: true });
      expect(settings.log).toHaveLength(2);
    }
  });

  it('that change their lists of leagues at once keep what both put in and took out', async () => {
    const { open } = await openDevices();
    const put = (store: AppStore, list: LeagueList, tournamentId: number, on = true) =>
      store.dispatch(leagueListed({ list, tournamentId, on }));
    const first = open();
    for (const id of [1, 2, 3]) put(first, 'pinned', id);
    put(first, 'collapsed', 4);
    const [one, other] = [open(), open()];
    put(one, 'pinned', 5);
    put(one, 'hidden', 8);
    // Only the first of these changes happens before the tabs have synced.
    other.dispatch(leagueListReplaced({ list: 'hidden', tournamentIds: [9] }));
    put(other, 'pinned', 2, false);
    put(other, 'pinned', 6);
    dispatchEvent(new StorageEvent('storage', { key: followingKey }));
    for (const store of [one, other, open()])
      expect(store.getState().following.leagues).toEqual({
        ...{ pinned: [1, 3, 5, 6], hidden: [8, 9], collapsed: [4] },
      });
  });

  it('of which one puts things in order keep that order, whichever writes last', async () => {
    const { open } = await openDevices();
    const first = open();
    for (const id of [1, 2, 3]) first.dispatch(followed('team', team(id)));
    const order = (store: AppStore, targetIds: number[]) =>
      store.dispatch(followedOrdered({ kind: 'team', targetIds }));
    const teams = (store: AppStore) => inOrder(store.getState().following.followed.team);
    const [one, other] = [open(), open()];
    order(one, [3, 1, 2]);
    other.dispatch(followed('team', team(4)));
    expect(teams(other)).toEqual([3, 1, 2, 4]);
    const [late, early] = [open(), open()];
    early.dispatch(followed('team', team(5)));
    order(late, [2, 1, 3, 4]);
    expect(teams(late)).toEqual([2, 1, 3, 4, 5]);
    expect(teams(open())).toEqual([2, 1, 3, 4, 5]);
  });

  it('that sync at once take turns and end equal', async () => {
    const { as, open, account } = await openDevices();
    const one = as(1);
    for (const id of [1, 2, 3]) one.dispatch(followed('team', team(id)));
    const other = open();
    other.dispatch(unfollowed('team', team(2)));
    await Promise.all([syncAccount(one), syncAccount(other)]);
    dispatchEvent(new StorageEvent('storage', { key: followingKey }));
    await syncAccount(one);
    expect(idsOf(account(1).entries('favourite'))).toEqual([1, 3]);
    expect(idsOf(open().getState().following.followed.team)).toEqual([1, 3]);
  });
});

describe('an answer that comes late', () => {
  it('is not shown to whoever signed in meanwhile', async () => {
    const { as } = await openDevices();
    const store = as(1);
    store.dispatch(followed('team', team(7)));
    const running = syncAccount(store);
    await waitFor(() => expect(store.getState().following.owner).toBe(1));
    store.dispatch(sessionEnded());
    as(2, store);
    await running;
    expect(store.getState().following.followed.team).toEqual([]);
  });
});
