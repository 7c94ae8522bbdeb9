import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { firstItem } from '../contract/lists';
import type { ServerFrame } from '../contract';
import type { LiveConnection } from './connection';
import { FakeSocket, openTestConnection } from './testing';

const topic = 'matches:football';

const image = (seq: number, data: unknown): ServerFrame => ({ op: 'image', topic, seq, data });
const delta = (seq: number, data: unknown): ServerFrame => ({ op: 'delta', topic, seq, data });
const frame = () => jest.advanceTimersByTimeAsync(20);

let connection: LiveConnection;

beforeEach(() => {
  jest.useFakeTimers();
  ({ connection } = openTestConnection());
});
afterEach(() => {
  connection.close();
  setVisibility('visible');
  jest.useRealTimers();
});

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function listen() {
  const listener = jest.fn();
  return { listener, leave: connection.subscribe(topic, listener) };
}

/** Subscribes to a topic that is at 5 with two matches. */
async function listening() {
  const all = listen();
  FakeSocket.last.accept();
  FakeSocket.last.say(image(5, { 1: { score: 0 }, 2: { score: 0 } }));
  await frame();
  all.listener.mockClear();
  return all;
}

/** Advances the time while the server sends heartbeats. */
async function beating(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    FakeSocket.last.say({ op: 'heartbeat', time: new Date().toISOString() });
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

describe('live connection', () => {
  it('opens one socket for all, and asks for all topics in one frame', async () => {
    listen();
    connection.subscribe('match:7', jest.fn());
    listen();
    FakeSocket.last.accept();
    await frame();
    expect(FakeSocket.opened).toHaveLength(1);
    expect(FakeSocket.last.subscriptions()).toEqual([
      { op: 'subscribe', id: 1, topics: [topic, 'match:7'], since: {} },
    ]);
  });

  it('delivers once a frame, with what is unchanged unchanged', async () => {
    const { listener } = listen();
    FakeSocket.last.accept();
    FakeSocket.last.say(image(5, { 1: { score: 0 }, 2: { score: 0 } }));
    await frame();
    expect(listener.mock.calls).toEqual([[{ 1: { score: 0 }, 2: { score: 0 } }, null]]);
    await jest.advanceTimersByTimeAsync(1_500);
    FakeSocket.last.say(delta(6, { 1: { score: 1 } }), delta(7, { 1: { score: 2 } }));
    await frame();
    expect(listener).toHaveBeenCalledTimes(2);
    const [[before], [after, change]] = listener.mock.calls as [[never], [never, unknown]];
    expect(after).toEqual({ 1: { score: 2 }, 2: { score: 0 } });
    expect(after[2]).toBe(before[2]);
    expect(change).toEqual({
      patches: [{ 1: { score: 1 } }, { 1: { score: 2 } }],
      catchUp: false,
    });
  });

  it('drops what is a duplicate or older', async () => {
    const { listener } = await listening();
    FakeSocket.last.say(delta(5, { 1: null }), delta(3, { 1: null }), image(4, {}));
    await frame();
    expect(listener).not.toHaveBeenCalled();
  });

  it('asks again after a gap, once, and takes what comes', async () => {
    const { listener } = await listening();
    FakeSocket.last.say(delta(7, { 1: { score: 2 } }), delta(8, { 1: { score: 3 } }));
    await frame();
    expect(listener).not.toHaveBeenCalled();
    expect(FakeSocket.last.subscriptions()).toHaveLength(2);
    expect(FakeSocket.last.subscriptions()[1]).toMatchObject({ since: { [topic]: 5 } });
    FakeSocket.last.say(delta(6, {}), delta(7, { 1: { score: 2 } }), delta(8, { 1: { score: 3 } }));
    await frame();
    expect(firstItem(listener.mock.calls)[0]).toMatchObject({ 1: { score: 3 } });
  });

  it('asks again, a while later, for what it asked for too fast', async () => {
    await listening();
    connection.subscribe('match:7', jest.fn());
    await frame();
    FakeSocket.last.say({ op: 'error', id: 2, code: 'tooFast' });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(FakeSocket.last.subscriptions()).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last.subscriptions()).toHaveLength(3);
    expect(FakeSocket.last.subscriptions()[2]).toMatchObject({ topics: ['match:7'] });
  });

  it('takes an image with a lower number where it asked for it', async () => {
    const { listener } = await listening();
    FakeSocket.last.say(delta(9, {}));
    await frame();
    FakeSocket.last.say(image(2, { 3: {} }));
    await frame();
    expect(listener.mock.calls).toEqual([[{ 3: {} }, null]]);
  });

  it('reconnects after two missed heartbeats and resumes where it was', async () => {
    const { listener } = await listening();
    FakeSocket.last.say({ op: 'heartbeat', time: new Date().toISOString() });
    await jest.advanceTimersByTimeAsync(9_900);
    expect(FakeSocket.opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(connection.status()).toBe('reconnecting');
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.accept();
    expect(connection.status()).toBe('online');
    expect(FakeSocket.last.subscriptions()[0]).toMatchObject({ since: { [topic]: 5 } });
    FakeSocket.last.say(delta(6, { 1: { score: 1 } }));
    await frame();
    expect(firstItem(listener.mock.calls)[1]).toMatchObject({ catchUp: true });
  });

  it('waits longer from attempt to attempt, at least half a second and at most thirty', async () => {
    await listening();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const before = FakeSocket.opened.length;
      FakeSocket.last.breakOff();
      const from = Date.now();
      while (FakeSocket.opened.length === before) await jest.advanceTimersByTimeAsync(50);
      waits.push(Date.now() - from);
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_050);
    expect(waits.at(-1)).toBeGreaterThan(10_000);
    expect(waits[0]).toBeLessThanOrEqual(1_050);
  });

  it('tries at once when the network is back', async () => {
    await listening();
    FakeSocket.last.breakOff();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('hears nothing more of a socket that another one has replaced', async () => {
    const { listener } = await listening();
    const old = FakeSocket.last;
    await jest.advanceTimersByTimeAsync(12_000);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.accept();
    // The old socket's last frames and its close event arrive only now.
    old.say(delta(6, { 1: { score: 9 } }));
    old.accept();
    old.breakOff();
    await frame();
    expect(connection.status()).toBe('online');
    expect(FakeSocket.last.readyState).toBe(1);
    expect(FakeSocket.last.subscriptions()).toHaveLength(1);
    expect(listener).not.toHaveBeenCalled();
    await beating(40);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('rests while the page is out of sight for long', async () => {
    await listening();
    setVisibility('hidden');
    await beating(59);
    expect(connection.status()).toBe('online');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(connection.status()).toBe('paused');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
    setVisibility('visible');
    FakeSocket.last.accept();
    expect(FakeSocket.last.subscriptions()[0]).toMatchObject({ since: { [topic]: 5 } });
  });

  it('unsubscribes a while after the last listener left, and then closes', async () => {
    const { leave } = await listening();
    const second = listen();
    await frame();
    expect(second.listener.mock.calls).toEqual([[expect.anything(), null]]);
    leave();
    await beating(6);
    expect(connection.status()).toBe('online');
    second.leave();
    second.leave();
    const third = listen();
    await beating(4);
    expect(FakeSocket.last.sent.some(({ op }) => op === 'unsubscribe')).toBe(false);
    third.leave();
    await beating(6);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ op: 'unsubscribe', topics: [topic] });
    expect(connection.status()).toBe('idle');
  });

  it('knows how far the server is ahead', async () => {
    await listening();
    expect(connection.serverTimeOffset()).toBe(0);
    await jest.advanceTimersByTimeAsync(180);
    const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
    // Asked 200 ms ago: half of that is the latency.
    FakeSocket.last.say({ op: 'heartbeat', time: ahead(60_000 - 100) });
    expect(connection.serverTimeOffset()).toBe(60_000);
    FakeSocket.last.say({ op: 'heartbeat', time: ahead(60_000 - 900) });
    expect(connection.serverTimeOffset()).toBe(60_000);
  });
});
