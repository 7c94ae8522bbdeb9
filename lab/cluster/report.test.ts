import { expect, it } from '@jest/globals';

import { report, type Result } from './report';

const backup = { different: [] as string[], restoreMs: 9_000, lossMs: 31_000 };
const good: Result = {
  backup,
  ...{ kills: { redis: 2, haproxy: 2 }, missedChanges: 0, gaps: 0, stepsBack: 0, badStops: 0 },
  ...{
    doubledNotifications: 0,
    repeatedNotifications: 3,
    lostWrites: 0,
    pauses: { live: 9_000, call: 12_000, write: 11_000, resume: 4_000 },
    byKill: [
      { part: 'redis', back: 400, live: 200, call: 12_000, write: 11_000, resume: 0 },
      { part: 'haproxy', back: 600, live: 9_000, call: 900, write: 800, resume: 4_000 },
      { part: 'redis', back: 500, live: 100, call: 50, write: 60, resume: 30 },
    ],
    longestOwnPauseMs: 150,
  },
  ...{ clients: 5, members: 2, changes: 10, notifications: 4, writes: 3, reconnects: 1 },
};
const bars = { pauseSeconds: 30, killsOfEach: 2 };

it('keeps every bar where nothing is lost', () => {
  const { text, isKept } = report(good, bars);
  expect(isKept).toBe(true);
  expect(text).toContain('| kills | 4 of 2 parts | 2 of each | kept |');
  expect(text).toContain('| longest pause of a live score | 9.0 s | ≤ 30 s | kept |');
  expect(text).toContain(
    '| what the loss of both disks would have taken | 31.0 s | ≤ 60 s | kept |',
  );
});

it.each<[string, Partial<Result>]>([
  ['a missed change', { missedChanges: 1 }],
  ['a gap', { gaps: 1 }],
  ['a score that went back', { stepsBack: 1 }],
  ['a notification twice', { doubledNotifications: 1 }],
  ['a lost write', { lostWrites: 1 }],
  ['a stop that failed', { badStops: 1 }],
  ['a long pause', { pauses: { ...good.pauses, live: 30_001 } }],
  ['a long wait', { pauses: { ...good.pauses, call: 30_001 } }],
  ['clients who stay away', { pauses: { ...good.pauses, resume: 30_001 } }],
  ['a slow write', { pauses: { ...good.pauses, write: 30_001 } }],
  ['a part that was killed once', { kills: { redis: 2, haproxy: 1 } }],
  ['a backup that is not what was there', { backup: { ...backup, different: ['follows'] } }],
  ['more than a minute that a loss of disks takes', { backup: { ...backup, lossMs: 60_001 } }],
  ['a slow restore', { backup: { ...backup, restoreMs: 300_001 } }],
  ['no kill', { kills: {} }],
  ['nothing that happened', { changes: 0 }],
  ['no notification', { notifications: 0 }],
  ['no write', { writes: 0 }],
])('breaks one by %s', (_what, change) => {
  const { text, isKept } = report({ ...good, ...change }, bars);
  expect(isKept).toBe(false);
  expect(text.match(/BROKEN/g)).toHaveLength(1);
});

it('says of each part how long its end kept whom waiting, the worst first', () => {
  const { text } = report(good, bars);
  expect(text.split('\n').slice(-2)).toEqual([
    '| haproxy | 0.6 s | 9.0 s | 0.9 s | 0.8 s | 4.0 s |',
    '| redis | 0.5 s | 0.2 s | 12.0 s | 11.0 s | 0.0 s |',
  ]);
});
