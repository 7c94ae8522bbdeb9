import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { postponeUpdate, takeUpdate, updateWaits } from '../updates/updateOffer';
import { registerWorker } from './registerWorker';

class Worker extends EventTarget {
  readonly messages: unknown[] = [];
  postMessage = (message: unknown) => this.messages.push(message);
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = jest.fn(() => Promise.resolve());

  /** A newer worker arrives; `ready` installs it. */
  comes(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  ready(): void {
    const worker = this.installing!;
    [this.installing, this.waiting] = [null, worker];
    worker.dispatchEvent(new Event('statechange'));
  }
}

let registration: Registration;
let workers: EventTarget & { controller: object | null };
const reload = jest.fn();
const start = () => registerWorker('/', reload);

beforeEach(() => {
  jest.useFakeTimers();
  postponeUpdate();
  reload.mockClear();
  registration = new Registration();
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  stubGlobal('navigator', { serviceWorker: workers });
});
afterEach(() => {
  unstubGlobals();
  jest.useRealTimers();
});

it('offers a newer worker when it is ready, and reloads when it has taken over', async () => {
  await start();
  const worker = registration.comes();
  expect(updateWaits()).toBe(false);
  registration.ready();
  expect(updateWaits()).toBe(true);
  takeUpdate();
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers one that was on its way before the page looked', async () => {
  registration.comes();
  await start();
  registration.ready();
  expect(updateWaits()).toBe(true);
});

it('reloads all the same where the running worker hangs', async () => {
  await start();
  registration.comes();
  registration.ready();
  takeUpdate();
  jest.advanceTimersByTime(2_900);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('looks for a newer worker each hour, and when the app comes to the front', async () => {
  await start();
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(registration.update).not.toHaveBeenCalled();
  jest.advanceTimersByTime(61_000);
  show();
  show();
  expect(registration.update).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

it('says nothing of the first worker of all', async () => {
  workers.controller = null;
  await start();
  registration.comes();
  registration.ready();
  expect(updateWaits()).toBe(false);
});

it('a browser without workers, or one that refuses, goes on without', async () => {
  stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('no')) } });
  expect(await start()).toBeNull();
  stubGlobal('navigator', {});
  expect(await start()).toBeNull();
});
