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

/** A worker with the handlers as they are written into it; what it kept before is still there. */
function startWorker() {
  const handlers = new Map<string, (event: object) => void>();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => void kept.set(name, answer),
  };
  const worker = {
    Response,
    caches: { open: async () => cache },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void shown.push({ title, ...options }),
    },
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
  };
  runInNewContext(`(${String(pushHandlers)})();`, worker);
  return (news: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(resolve, reject);
      handlers.get('push')!({ data: { json: () => news }, waitUntil });
    });
}

beforeEach(() => {
  shown = [];
  kept = new Map();
});

const goal = (id: string) => ({ id, title: 'Avala 1–0 Bosna', tag: 'match-1', url: '/m/1' });

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
