import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { createAppStore, type AppStore } from '../api';
import { clearSession, sessionEnded, signedIn } from '../session';
import { renderApp, testBoot } from '../testing';
import { exclusionReceived, readSettings, useExcludedUntil, useSetting } from '.';

const later = '2099-01-01T00:00:00.000Z';
const over = '2020-01-01T00:00:00.000Z';
const signIn = (store: AppStore, userId: number) =>
  store.dispatch(
    signedIn({
      ...{ accessToken: 'secret', communicationEmail: '', thirdPartyName: '', userId },
      ...{ registerLoginType: 'password', inviteCode: '', firstLogin: false },
    }),
  );

function Shown() {
  const [odds] = useSetting('showOdds');
  return <p>{`${odds} ${useExcludedUntil()}`}</p>;
}

async function shown(store: AppStore) {
  await renderApp(<Shown />, { store });
  return screen.getByText(/^(true|false)/).textContent;
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('betting content that a member has switched off', () => {
  it('takes odds away whatever is chosen, until it is over', async () => {
    const store = createAppStore({ boot: testBoot() });
    signIn(store, 7);
    expect(await shown(store)).toBe('true null');
    store.dispatch(exclusionReceived({ userId: 7, until: later }));
    expect(await shown(store)).toBe(`false ${later}`);
    store.dispatch(exclusionReceived({ userId: 7, until: over }));
    expect(await shown(store)).toBe('true null');
  });

  it('stays away after signing out, and is nobody else’s who signs in', async () => {
    const store = createAppStore({ boot: testBoot() });
    signIn(store, 7);
    store.dispatch(exclusionReceived({ userId: 7, until: later }));
    store.dispatch(sessionEnded());
    expect(await shown(store)).toBe(`false ${later}`);
    signIn(store, 8);
    expect(await shown(store)).toBe('true null');
  });

  it('is kept on the device', () => {
    const store = createAppStore({ boot: testBoot() });
    store.dispatch(exclusionReceived({ userId: 7, until: later }));
    expect(readSettings().excluded).toEqual({ 7: later });
    store.dispatch(exclusionReceived({ userId: 7, until: null }));
    expect(readSettings().excluded).toEqual({});
  });
});
