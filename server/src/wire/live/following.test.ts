import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import type { BusListener, LiveBus, LiveRequest } from './bus';
import { createLiveHub } from './hub';
import { memorySource } from './testing';

/** A bus with the test as its writer. */
function openBus() {
  const requests: LiveRequest[] = [];
  let listener: BusListener | undefined;
  const bus: LiveBus = {
    start: async (to) => void (listener = to),
    publish: () => undefined,
    follow: () => undefined,
    unfollow: () => undefined,
    request: (request) => void requests.push(request),
    remember: () => undefined,
    close: async () => undefined,
  };
  const say = (frame: object) => listener?.frame(JSON.stringify(frame));
  const takeRole = (writes: boolean) => listener?.role(writes);
  return { bus, requests, say, takeRole };
}

const topic = 'matches:football';
const wants = (requests: LiveRequest[]) =>
  requests.filter((request) => request.op === 'want' && request.topic === topic);

describe('a server that follows another one’s numbers', () => {
  let hub: ReturnType<typeof createLiveHub>;
  let test: ReturnType<typeof openBus>;
  beforeEach(async () => {
    jest.useFakeTimers();
    test = openBus();
    hub = createLiveHub({
      source: memorySource(new Map()),
      now: () => new Date(),
      logger: pino({ level: 'silent' }),
      bus: test.bus,
    });
    await hub.start();
    test.say({ op: 'image', topic, seq: 5, data: {} });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await hub.close();
  });

  it('knows the number that a list of matches had at a moment', async () => {
    const before = performance.now();
    await jest.advanceTimersByTimeAsync(1_000);
    test.say({ op: 'delta', topic, seq: 6, data: {} });
    expect([before, performance.now()].map((at) => hub.seqAt(topic, at))).toEqual([5, 6]);
    expect(hub.seqAt('matches:basketball', performance.now())).toBeNull();
  });

  it('knows the numbers of lists that it does not follow by where they stand', () => {
    test.say({ op: 'standing', seqs: { 'matches:basketball': 40 } });
    expect(hub.seqAt('matches:basketball', performance.now())).toBe(40);
  });

  it('names no number while the writer is silent', async () => {
    await jest.advanceTimersByTimeAsync(20_000);
    expect(hub.seqAt(topic, performance.now())).toBeNull();
  });

  it('is not current once the writer has been silent for 15 s, and asks again until it speaks', async () => {
    await jest.advanceTimersByTimeAsync(14_900);
    test.requests.length = 0;
    expect(hub.isCurrent()).toBe(true);
    await jest.advanceTimersByTimeAsync(5_100);
    expect(hub.isCurrent()).toBe(false);
    expect(wants(test.requests).length).toBeGreaterThan(0);
    test.say({ op: 'standing', seqs: { [topic]: 5 } });
    expect(hub.isCurrent()).toBe(true);
  });

  it('stays current while the writer says where its topics stand', async () => {
    for (let time = 0; time < 6; time++) {
      await jest.advanceTimersByTimeAsync(5_000);
      test.say({ op: 'standing', seqs: { [topic]: 5 } });
    }
    expect(hub.isCurrent()).toBe(true);
  });

  it('asks where it stands behind the writer, and where it stands ahead', () => {
    for (const seq of [7, 3]) {
      jest.advanceTimersByTime(1_000);
      test.requests.length = 0;
      test.say({ op: 'standing', seqs: { [topic]: seq } });
      expect(wants(test.requests)).toEqual([{ op: 'want', topic, seq: 5 }]);
    }
  });

  it('is current by itself when it writes', async () => {
    await test.takeRole(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(hub.isCurrent()).toBe(true);
  });
});
