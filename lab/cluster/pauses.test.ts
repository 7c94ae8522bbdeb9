import { expect, it } from '@jest/globals';

import { Pauses } from './pauses';

it('says which part’s end kept whom waiting for how long', () => {
  const pauses = new Pauses();
  pauses.add('live', 30);
  const isBack = pauses.killed('redis');
  pauses.add('write', 400);
  pauses.add('write', 300);
  isBack(1_200);
  pauses.killed('worker-1');
  pauses.add('live', 900);
  pauses.add('resume', 70);
  expect(pauses.longest).toEqual({ live: 900, call: 0, write: 400, resume: 70 });
  expect(pauses.kills).toEqual([
    { part: 'redis', back: 1_200, live: 0, call: 0, write: 400, resume: 0 },
    { part: 'worker-1', back: 0, live: 900, call: 0, write: 0, resume: 70 },
  ]);
});

it('forgets what was before all had come', () => {
  const pauses = new Pauses();
  pauses.add('call', 5_000);
  pauses.forget();
  expect(pauses.longest).toEqual({ live: 0, call: 0, write: 0, resume: 0 });
});
