import { describe, expect, it } from '@jest/globals';
import { liveLimits } from '@scoreline/shared-lib/contract';

import { imageText, textFrame } from '../sockets/frame';
import { TopicLog } from './topicLog';

const { keepDeltas, keepDeltasMs } = liveLimits;

/** A log with a number of deltas at each of these times. */
function logOf(...lots: [count: number, at: number][]): TopicLog {
  const log = new TopicLog('match:1', 0, {});
  for (const [count, at] of lots)
    for (let added = 0; added < count; added += 1)
      log.append(Buffer.from([log.seq + 1]), { seq: log.seq + 1 }, at);
  return log;
}

function heldBy(log: TopicLog): number {
  let held = 0;
  while (held < log.seq && log.framesSince(log.seq - held - 1)) held += 1;
  return held;
}

describe('a topic’s log', () => {
  it('brings a client up to date by what came since, and by nothing where it is', () => {
    const log = logOf([3, 0]);
    expect(log.framesSince(1)).toEqual([Buffer.from([2]), Buffer.from([3])]);
    expect(log.framesSince(3)).toEqual([]);
    expect(log.framesSince(0)).toHaveLength(3);
    expect([log.framesSince(4), log.framesSince(-1)]).toEqual([null, null]);
  });

  it('has the newest image as one frame, until the next delta', () => {
    const log = logOf([1, 0]);
    const frame = log.imageFrame();
    expect(frame).toEqual(textFrame(imageText('match:1', 1, { seq: 1 })));
    expect(log.imageFrame()).toBe(frame);
    log.append(Buffer.alloc(1), { seq: 'two' }, 0);
    expect(log.imageFrame()).toEqual(textFrame(imageText('match:1', 2, { seq: 'two' })));
  });

  it('keeps deltas for their time, and the newest however old', () => {
    expect(heldBy(logOf([keepDeltas + 44, 0], [1, keepDeltasMs]))).toBe(keepDeltas + 45);
    expect(heldBy(logOf([keepDeltas + 44, 0], [1, keepDeltasMs + 1]))).toBe(keepDeltas);
    expect(heldBy(logOf([keepDeltas - 1, 0], [1, keepDeltasMs + 1]))).toBe(keepDeltas);
  });

  it('forgets in lots of more than 64 while others are kept for their time', () => {
    const later = keepDeltasMs / 2;
    const last: [number, number] = [1, keepDeltasMs + 1];
    const kept = keepDeltas + 100;
    expect(heldBy(logOf([64, 0], [kept, later], last))).toBe(64 + kept + 1);
    expect(heldBy(logOf([65, 0], [kept, later], last))).toBe(kept + 1);
  });
});
