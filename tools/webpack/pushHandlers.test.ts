import { runInNewContext } from 'node:vm';

import { beforeEach, expect, it } from '@jest/globals';

import { pushHandlers } from './pushHandlers.js';

interface Shown {
  title: string;
  tag: string;
  silent?: boolean;
  renotify?: boolean;
}

let shown: Shown[];
let kept: Map<string, Response>;
let subscribed: object[];
let told: object[];

/** A worker with the handlers as they are inserted into it. Its storage persists between starts. */
function startWorker() {
  const handlers = new Map<string, (event: object) => void>();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => void kept.set(name, answer),
  };
  const worker = {
    Response,
    caches: { open: async () => cache },
    clients: { matchAll: async () => [{ postMessage: (news: object) => told.push(news) }] },
    registration: {
      pushManager: { subscribe: async (options: object) => void subscribed.push(options) },
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void shown.push({ title, ...options }),
    },
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
  };
  runInNewContext(`(${String(pushHandlers)})();`, worker);
  const happens = (name: string, event: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject);
      handlers.get(name)!({ ...event, waitUntil });
    });
  return Object.assign((news: object) => happens('push', { data: { json: () => news } }), {
    happens,
  });
}

beforeEach(() => {
  shown = [];
  [subscribed, told] = [[], []];
  kept = new Map();
});

const goal = (id: string) => ({ id, title: 'Avala 1–0 Bosna', tag: 'match-1', url: '/m/1' });

it('a subscription that the browser ended is made anew with its key, and open pages hear of it', async () => {
  const { happens } = startWorker();
  const oldSubscription = { options: { applicationServerKey: 'the key' } };
  await happens('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the key' }]);
  await happens('pushsubscriptionchange', { oldSubscription, newSubscription: {} });
  await happens('pushsubscriptionchange', {});
  expect(subscribed).toHaveLength(1);
  expect(told).toEqual([1, 2, 3].map(() => ({ type: 'PUSH_CHANGED' })));
});

it('each piece of news of a match is heard, in one notification', async () => {
  const push = startWorker();
  await push(goal('1'));
  await push(goal('2'));
  expect(shown).toMatchObject([
    { tag: 'match-1', renotify: true },
    { tag: 'match-1', renotify: true },
  ]);
});

it('news that comes twice is heard once, whether the worker was stopped meanwhile or both came together', async () => {
  await startWorker()(goal('1'));
  const push = startWorker();
  await Promise.all([push(goal('1')), push(goal('2')), push(goal('2'))]);
  const heard = shown.map(({ silent = false }) => !silent);
  expect(heard).toEqual([true, false, true, false]);
  expect(shown[1]!.renotify).toBeUndefined();
});

it('remembers no more than fifty', async () => {
  const push = startWorker();
  for (let n = 0; n <= 50; n++) await push(goal(String(n)));
  await push(goal('50'));
  await push(goal('0'));
  expect(shown.slice(-2).map(({ silent = false }) => silent)).toEqual([true, false]);
});

it('news of an older server, without an id, is shown', async () => {
  await startWorker()({ title: 'Goal', tag: 'match-1' });
  expect(shown).toMatchObject([{ title: 'Goal', renotify: true }]);
});
