import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeApi, renderApp, testEnvironment } from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import account from '../../locales/en.json';
import { NotificationSettings } from './NotificationSettings';

const endpoint = 'https://fcm.googleapis.com/fcm/send/this-device';

/** A browser with a notification permission and a worker that can subscribe. */
function browserThat(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const notification = {
    permission: before,
    requestPermission: jest.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  let subscription: object | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: jest.fn((_options: object) => Promise.resolve((subscription = made))),
  };
  const registration = { pushManager };
  stubGlobal('Notification', notification);
  stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return { notification, pushManager };
}

async function open() {
  const fake = await createFakeApi(() => ({}));
  const { store } = await renderApp(<NotificationSettings />, {
    texts: { account },
    brand: { vapidPublicKey: 'public' },
    environment: testEnvironment(fake),
  });
  return { fake, store, device: await screen.findByRole('switch', { name: /on this device/ }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  unstubGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('notifications of this device', () => {
  it('are asked for at the switch, by type, and end there', async () => {
    const { notification, pushManager } = browserThat('granted');
    const { fake, store, device } = await open();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await userEvent.click(device);
    const goals = await screen.findByRole('switch', { name: 'Goals' });
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'public',
    });
    expect(fake.calls.at(-1)).toMatchObject({
      path: 'patron/frontend/push/subscribe',
      request: {
        endpoint,
        keys: { p256dh: 'key', auth: 'secret' },
        types: expect.arrayContaining(['goal']),
        language: 'en',
      },
    });
    await userEvent.click(goals);
    expect(store.getState().settings.values.notifyTypes).not.toContain('goal');
    await userEvent.click(device);
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Goals' })).toBeNull());
    expect(fake.calls.at(-1)).toMatchObject({
      path: 'patron/frontend/push/unsubscribe',
      request: { endpoint },
    });
  });

  it('that the visitor refuses stay off, and the page says where to allow them', async () => {
    browserThat('denied');
    const { fake, device } = await open();
    await userEvent.click(device);
    expect(await screen.findByText(/^Blocked in your browser/)).toBeTruthy();
    expect(device.getAttribute('aria-checked')).toBe('false');
    expect(device).toHaveProperty('disabled', true);
    expect(fake.calls).toHaveLength(0);
  });

  it('are not supported where the browser refuses the worker', async () => {
    browserThat('granted');
    Object.assign(navigator.serviceWorker, {
      ready: new Promise(() => undefined),
      getRegistration: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    });
    jest.useFakeTimers({ advanceTimers: true });
    const { device } = await open();
    fireEvent.click(device);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findAllByText('Notifications are not supported here.')).toBeTruthy();
  });

  it('stay off where the push service is out of reach', async () => {
    const { pushManager } = browserThat('granted');
    pushManager.subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'));
    const { device } = await open();
    await userEvent.click(device);
    expect(await screen.findAllByText('Please check your network and try again')).toBeTruthy();
    expect(device.getAttribute('aria-checked')).toBe('false');
  });
});
