import { beforeEach, describe, expect, it } from '@jest/globals';

import { followed, followingKey, unfollowed } from '../following';
import { clearSession, sessionEnded } from '../session';
import { settingChanged, settingsKey } from '../settings';
import { syncAccount } from './syncAccount';
import { idsOf, openDevices, team } from './testDevices';
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
