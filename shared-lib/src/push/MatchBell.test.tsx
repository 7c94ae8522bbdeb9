import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAppStore } from '../api';
import type { PushType } from '../contract';
import { followed } from '../following';
import { settingChanged } from '../settings';
import {
  createFakeApi,
  installDialogElement,
  renderApp,
  testBoot,
  testBrand,
  testEnvironment,
} from '../testing';
import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { MatchBell } from './MatchBell';

const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: () => Promise.resolve(true),
};
const target = { targetId: 7, sport: 'football', name: 'Arsenal – Chelsea' } as const;
const notMe = 'Notify me about Arsenal – Chelsea';
const choose = 'Choose notifications about Arsenal – Chelsea';

beforeEach(() => {
  localStorage.clear();
  installDialogElement();
  // jsdom lacks a browser's push subscription.
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve(subscription),
  };
  const registration = { pushManager };
  stubGlobal('PushManager', class {});
  stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
});
afterEach(() => unstubGlobals());

async function openBell(sport: 'football' | 'basketball' = 'football') {
  let refused = false;
  const fake = await createFakeApi(() =>
    refused ? { bizCode: 11000, message: 'Not now', data: null } : {},
  );
  const environment = testEnvironment(fake);
  const store = createAppStore({ boot: testBoot(), environment });
  store.dispatch(followed('team', { targetId: 1, sport, name: 'Arsenal' }));
  const brand = testBrand({ vapidPublicKey: 'key' });
  await renderApp(<MatchBell target={{ ...target, sport }} teamIds={[1, 2]} />, {
    store,
    brand,
  });
  const sent = () =>
    fake.calls.map(({ request }) => (request as { matchTypes: unknown } | undefined)?.matchTypes);
  return { store, sent, refuse: () => (refused = true), user: userEvent.setup() };
}
/** A browser that reports its subscription late. */
function slowSubscription() {
  const asks: (() => void)[] = [];
  const getSubscription = () => new Promise((resolve) => asks.push(() => resolve(subscription)));
  const registration = { pushManager: { getSubscription } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  return { openAsks: () => asks.length, answer: () => asks.forEach((give) => give()) };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

it('lets one match be told of by other types than the rest', async () => {
  const { sent, user } = await openBell();
  await press(user, choose);
  await user.click(screen.getByRole('switch', { name: 'Red cards' }));
  const types = ['kickOff', 'goal', 'halfTime', 'fullTime'];
  await waitFor(() => expect(sent().at(-1)).toEqual([{ eventId: 7, types }]));
  expect(screen.getByRole('switch', { name: 'Red cards' }).ariaChecked).toBe('false');
});

it('mutes one match alone, and is loud again at the next press', async () => {
  const { sent, user } = await openBell();
  await press(user, choose);
  await press(user, 'Mute this match');
  await waitFor(() => expect(sent()).toEqual([[{ eventId: 7, types: [] }]]));
  await screen.findAllByText('No more notifications about Arsenal – Chelsea');
  await press(user, notMe);
  await waitFor(() => expect(sent().at(-1)).toEqual([]));
  await screen.findByRole('button', { name: choose });
});

it('takes the last type that is let go for muting', async () => {
  const { sent, user } = await openBell('basketball');
  await press(user, choose);
  const names = screen.getAllByRole('switch').map(({ textContent }) => textContent);
  expect(names).toEqual(['Match start', 'Half time', 'Full time']);
  for (const name of names) await user.click(screen.getByRole('switch', { name: name ?? '' }));
  await waitFor(() => expect(sent().at(-1)).toEqual([{ eventId: 7, types: [] }]));
});

it('stays as it was where the server cannot be told', async () => {
  const { refuse, store, user } = await openBell();
  refuse();
  await press(user, choose);
  await press(user, 'Mute this match');
  await screen.findAllByText('Not now');
  await screen.findByRole('button', { name: choose });
  expect(store.getState().settings.values['notifyMatch:7']).toBe('usual');
});

it('is logged for the account, and keeps the latest two hundred choices', async () => {
  const { store, user } = await openBell();
  const types = ['goal'] as PushType[];
  for (let n = 100; n < 300; n++) store.dispatch(settingChanged(`notifyMatch:${n}`, types));
  await press(user, choose);
  await press(user, 'Mute this match');
  await screen.findAllByText('No more notifications about Arsenal – Chelsea');
  const { values, log } = store.getState().settings;
  expect(log.find(({ key }) => key === 'notifyMatch:7')?.value).toEqual([]);
  const keys = Object.keys(values).filter((key) => key.startsWith('notifyMatch:'));
  expect(keys).toHaveLength(200);
  expect(keys).not.toContain('notifyMatch:100');
});

it('has its place at once, so that nothing beside it moves once the browser has answered', async () => {
  const { openAsks, answer } = slowSubscription();
  await openBell();
  expect(openAsks()).toBe(1);
  screen.getByRole('button', { name: notMe });
  answer();
  await screen.findByRole('button', { name: choose });
});

it('is left out at once where the browser has no notifications', async () => {
  stubGlobal('Notification', undefined);
  await openBell();
  expect(screen.queryByRole('button')).toBeNull();
});
