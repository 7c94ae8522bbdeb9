import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { onStop, type Stopped } from './onStop';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A process with a parent, and its exit codes. */
function ownProcess({ connected }: { connected: boolean }) {
  const codes: unknown[] = [];
  const own = new EventEmitter();
  const exit = (code?: unknown) => void codes.push(code);
  return { own: Object.assign(own, { connected, exit }) as unknown as Stopped, codes, events: own };
}

it('ends once what it has to do is done, however often it is told', async () => {
  const { own, codes, events } = ownProcess({ connected: true });
  const stop = jest.fn(() => Promise.resolve());
  onStop(stop, own);
  events.emit('SIGTERM');
  events.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(1);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(codes).toEqual([undefined]);
});

it('ends without its parent, though what it waits for has gone too', async () => {
  const { own, codes, events } = ownProcess({ connected: true });
  onStop(() => new Promise(() => undefined), own);
  events.emit('disconnect');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(codes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(codes).toEqual([1]);
});

it('ends where its parent had gone before it listened', async () => {
  const { own, codes } = ownProcess({ connected: false });
  onStop(() => Promise.resolve(), own);
  await jest.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([undefined]);
});
