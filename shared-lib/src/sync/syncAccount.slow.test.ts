import { beforeEach, describe, expect, it } from '@jest/globals';

import { createAppStore } from '../api';
import { bizCodes } from '../contract';
import { followed } from '../following';
import { clearSession, sessionEnded, sessionReplaced, verificationAsked } from '../session';
import { settingChanged } from '../settings';
import { createFakeApi, type FakeApi, testBoot, testEnvironment } from '../testing';
import { announce, noticesNow } from '../ui/notice/notices';
import { syncAccount } from './syncAccount';
import { TestAccounts } from './testAccounts';
import { idsOf, match, member, openDevices, team } from './testDevices';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

const pathsOf = ({ calls }: FakeApi) =>
  calls.map(({ path }) => path.replace('patron/frontend/', ''));

/** Opens a member's page. `answer` overrides the server's answers; otherwise it answers like a real account. */
async function openPage(answer: (path: string, request: { changes?: object[] }) => unknown) {
  const account = new TestAccounts();
  const fake = await createFakeApi(
    (path, request) =>
      answer(path, request as { changes?: object[] }) ?? account.answer(path, request),
  );
  const store = createAppStore({ boot: testBoot(), environment: testEnvironment(fake) });
  store.dispatch(member(1));
  return { store, fake, account };
}

const refusal = { bizCode: bizCodes.invalidInput, message: 'no', data: null };

describe('what is asked of the account', () => {
  it('is what it has, where there is nothing to send', async () => {
    const { as, fake } = await openDevices();
    expect(await syncAccount(as(1))).toBe('done');
    expect(pathsOf(fake)).toEqual(['favourites/list', 'subscriptions/list', 'settings/get']);
  });

  it('is to take what is sent, whose answer is what it has', async () => {
    const { as, fake } = await openDevices();
    const store = as(1);
    store.dispatch(followed('team', team(1)));
    store.dispatch(followed('match', match(2)));
    store.dispatch(settingChanged('sound', true));
    expect(await syncAccount(store)).toBe('done');
    expect(pathsOf(fake)).toEqual(['favourites/change', 'subscriptions/change', 'settings/change']);
  });

  it('is nothing for who is not signed in', async () => {
    const { open, fake } = await openDevices();
    const store = open();
    store.dispatch(followed('team', team(1)));
    const outcomes = [await syncAccount(store)];
    // Registered, but the e-mail address is not verified yet.
    store.dispatch(verificationAsked(1));
    outcomes.push(await syncAccount(store));
    // A session half lost in broken storage.
    const { session } = store.getState();
    store.dispatch(sessionReplaced({ ...session, isLogin: true, userId: null }));
    outcomes.push(await syncAccount(store));
    expect([outcomes, fake.calls]).toEqual([Array(3).fill('signedOut'), []]);
    expect(store.getState().following).toMatchObject({ owner: null, log: { length: 1 } });
  });
});

describe('changes that the server refuses for good', () => {
  it('do not stand on the device, whichever of them are refused', async () => {
    for (const bad of [[1], [2], [3], [1, 3], [1, 2, 3]]) {
      localStorage.clear();
      const { store, account, fake } = await openPage((_path, { changes = [] }) =>
        changes.some((change) => 'targetId' in change && bad.includes(Number(change.targetId)))
          ? refusal
          : undefined,
      );
      for (const id of [1, 2, 3]) store.dispatch(followed('team', team(id)));
      const good = [1, 2, 3].filter((id) => !bad.includes(id));
      expect(await syncAccount(store)).toBe('done');
      expect(idsOf(account.entries('favourite'))).toEqual(good);
      const { following } = store.getState();
      expect([idsOf(following.followed.team), following.log]).toEqual([good, []]);
      // Each half is sent once. The current state is requested only if no answer contains it.
      const isAsked = bad.includes(3);
      expect(pathsOf(fake).includes('favourites/list')).toBe(isAsked);
    }
  });

  it('are settings too, and say nothing of a limit', async () => {
    announce('before');
    const { store, account } = await openPage((path, { changes = [] }) =>
      path.endsWith('settings/change') &&
      changes.some((change) => 'key' in change && change.key === 'sound')
        ? refusal
        : undefined,
    );
    store.dispatch(settingChanged('sound', true));
    store.dispatch(settingChanged('theme', 'dark'));
    expect(await syncAccount(store)).toBe('done');
    expect(store.getState().settings.log).toEqual([]);
    expect(account.settings()).toMatchObject({ theme: { value: 'dark' } });
    expect(noticesNow().spoken).toBe('before');
  });
});

describe('a sync that is interrupted', () => {
  it('by the end of the session says so, and leaves the device to whoever comes', async () => {
    const { store, fake } = await openPage((path) => {
      if (!path.endsWith('favourites/change')) return undefined;
      store.dispatch(sessionEnded());
      store.dispatch(member(2));
      return undefined;
    });
    store.dispatch(followed('team', team(7)));
    expect(await syncAccount(store)).toBe('signedOut');
    expect(pathsOf(fake)).toEqual(['favourites/change']);
    expect(store.getState().following.followed.team).toEqual([]);
  });

  it('by a server that knows no such session is over until the next sign-in', async () => {
    const { store } = await openPage((path) =>
      path.endsWith('subscriptions/list')
        ? Response.json({ bizCode: 401, message: '', data: null }, { status: 401 })
        : undefined,
    );
    expect(await syncAccount(store)).toBe('signedOut');
  });

  it('by a fault of the page is not taken for one of the network', async () => {
    const { store } = await openPage(() => undefined);
    store.dispatch(followed('team', team(1)));
    store.subscribe(() => {
      if (store.getState().following.log.length === 0) throw new Error('a fault');
    });
    await expect(syncAccount(store)).rejects.toThrow('a fault');
  });
});

describe('betting content that is switched off', () => {
  it('stays so where the server does not say until when', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    let isSilent = false;
    const { store, account } = await openPage((path) =>
      isSilent && path.endsWith('settings/get') ? { settings: {} } : undefined,
    );
    account.excludedUntil = until;
    await syncAccount(store);
    isSilent = true;
    expect(await syncAccount(store)).toBe('done');
    expect(store.getState().settings.excluded).toEqual({ 1: until });
  });
});
