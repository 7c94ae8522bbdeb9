import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import type { BusListener, LiveBus, LiveRequest } from './bus';
import { createLiveHub, type LiveHub } from './hub';
import { memorySource, summaryOf } from './testing';

/** A hub whose role the test sets, on a source that can fail or hang. */
function openHub() {
  const matches = new Map([[1, summaryOf(1)]]);
  const requests: LiveRequest[] = [];
  const published: string[] = [];
  const remembered: number[] = [];
  let listener: BusListener | undefined;
  const bus: LiveBus = {
    start: async (to) => void (listener = to),
    publish: (_topic, text) => void published.push(text),
    follow: () => undefined,
    unfollow: () => undefined,
    request: (request) => void requests.push(request),
    remember: (ids) => void remembered.push(...ids),
    close: async () => undefined,
  };
  const source = memorySource(matches);
  const logger = pino({ level: 'silent' });
  const onAnnounced = jest.fn();
  const onMailAnnounced = jest.fn();
  const heard = { onAnnounced, onMailAnnounced };
  const hub = createLiveHub({ source, now: () => new Date(), logger, bus, ...heard });
  const role = (writes: boolean) => listener!.role(writes);
  const hear = (request: LiveRequest) => listener!.request(request);
  return { hub, source, matches, requests, published, remembered, role, hear, ...heard };
}

describe('a hub among several servers', () => {
  let hub: LiveHub;
  let test: ReturnType<typeof openHub>;
  beforeEach(async () => {
    jest.useFakeTimers();
    test = openHub();
    ({ hub } = test);
    await hub.start();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await hub.close();
  });
  const changedIds = () =>
    test.requests.flatMap((request) => (request.op === 'changed' ? request.ids : []));

  it('that writes has its bus remember what changed', async () => {
    await test.role(true);
    hub.matchesChanged([1]);
    expect(test.remembered).toEqual([1]);
    expect(changedIds()).toEqual([]);
  });

  it('tells the others of mail to send, and hears of theirs', () => {
    hub.mailWritten();
    expect(test.requests.at(-1)).toEqual({ op: 'announce', ids: [], mail: true });
    test.hear({ op: 'announce', ids: [], mail: true });
    expect(test.onMailAnnounced).toHaveBeenCalledTimes(1);
    test.hear({ op: 'announce', ids: [7] });
    expect(test.onMailAnnounced).toHaveBeenCalledTimes(1);
    expect(test.onAnnounced.mock.calls).toEqual([[[7]]]);
  });

  it('that has just lost its role hands on what changes while it still reads', async () => {
    await test.role(true);
    let finish = () => undefined as void;
    const reading = new Promise<void>((resolve) => (finish = resolve));
    const { loadSummaries } = test.source;
    test.source.loadSummaries = async (ids) => (await reading, loadSummaries(ids));
    hub.matchesChanged([1]);
    await jest.advanceTimersByTimeAsync(1_000);
    const deposed = test.role(false);
    await jest.advanceTimersByTimeAsync(0);
    hub.matchesChanged([2]);
    finish();
    await deposed;
    expect(changedIds()).toEqual([2]);
  });

  it('that could not read its lists reads them again a second later', async () => {
    const { loadWindow } = test.source;
    test.source.loadWindow = () => Promise.reject(new Error('away'));
    await test.role(true);
    test.source.loadWindow = loadWindow;
    expect(test.published).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(test.published.some((text) => text.includes('"eventId":1'))).toBe(true);
  });
});
