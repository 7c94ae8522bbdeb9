import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { enterPage, note, pageAt, takeEvents } from './journal';
import { noteBuildFailure, noteFailure, timeLoad } from './remoteReports';
import { blame, watchScripts } from './scriptErrors';
import { startReporting } from './reporting';

const build = {
  ...{ name: 'mf-scores', build: 'b0000000000000bb' },
  ...{ base: '/builds/mf-scores/b0000000000000bb/', entry: 'entry.js' },
};
const sendBeacon = jest.fn<(address: string, body: Blob) => boolean>(() => true);

const show = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  takeEvents(1_000);
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('what is noted', () => {
  it('says how long a build took, and tells a failure to load from one on screen', async () => {
    noteBuildFailure(build, new Error('nothing there'));
    await timeLoad(build, async () => jest.advanceTimersByTime(120));
    noteBuildFailure(build, new TypeError('x is undefined'));
    expect(takeEvents(9)).toMatchObject([
      { kind: 'failure', phase: 'load', message: 'Error: nothing there' },
      { kind: 'load', remote: 'mf-scores', ms: 120 },
      { kind: 'failure', phase: 'render', message: 'TypeError: x is undefined' },
    ]);
  });

  it('holds nothing of a person', () => {
    const error = new Error(`GET /reset?code=123456 for jo@example.com ${'x'.repeat(400)}`);
    noteFailure(build, 'script', error);
    const [event] = takeEvents(1);
    const { message } = event as { message: string };
    expect(message).not.toMatch(/123456|example/);
    expect(message.length).toBeLessThanOrEqual(200);
  });

  it('has an end', () => {
    for (let index = 0; index < 500; index++) noteFailure(build, 'script', 'again');
    expect(takeEvents(1_000)).toHaveLength(120);
  });

  it('names the build whose script threw, and nobody for a stranger', () => {
    const error = Object.assign(new Error('x'), {
      stack: `at f (https://a.example/livescore/builds/mf-match/${build.build}/x.js:1:2)`,
    });
    expect(blame(error)).toEqual({ name: 'mf-match', build: build.build });
    expect(blame(new Error('x'), 'https://other.example/x.js')).toBeNull();
    expect(blame(null)).toBeNull();
  });

  it('blames the remote that a library of the shell throws at', () => {
    const stack = [
      `at invariant (https://a.example/builds/shell/a0000000000000aa/shell.js:1:2)`,
      `at Row (https://a.example/builds/mf-match/${build.build}/x.js:1:2)`,
      `at Tab (https://a.example/builds/mf-scores/c0000000000000cc/x.js:1:2)`,
    ].join('\n');
    const error = Object.assign(new Error('x'), { stack });
    expect(blame(error)).toEqual({ name: 'mf-match', build: build.build });
    expect(blame(null, 'https://a.example/builds/shell/a0000000000000aa/shell.js')?.name).toBe(
      'shell',
    );
  });

  it('is counted before the page is idle: in events and in promises', () => {
    const unwatch = watchScripts();
    const stack = `at x (https://a.example/builds/mf-match/${build.build}/x.js:1:2)`;
    const thrown = (message: string) => Object.assign(new Error(message), { stack });
    dispatchEvent(new ErrorEvent('error', { error: thrown('in an event') }));
    const rejection = Object.assign(new Event('unhandledrejection'), {
      reason: thrown('in a promise'),
    });
    dispatchEvent(rejection);
    unwatch();
    expect(takeEvents(9)).toMatchObject([
      { kind: 'failure', remote: 'mf-match', phase: 'script', message: 'Error: in an event' },
      { kind: 'failure', remote: 'mf-match', phase: 'script', message: 'Error: in a promise' },
    ]);
  });

  it('knows where the person was', () => {
    enterPage({ ...build, remote: 'mf-scores', route: '/' });
    jest.advanceTimersByTime(500);
    const turned = performance.now();
    enterPage({ ...build, remote: 'mf-match', route: '/:sportName/match/:teamsInfo/:eventId' });
    expect([pageAt(turned - 1)?.remote, pageAt(turned + 1)?.remote]).toEqual([
      'mf-scores',
      'mf-match',
    ]);
  });
});

describe('telling', () => {
  const sizes = () => sendBeacon.mock.calls.map(([, body]) => body.size);

  it('waits, sends batches a report may hold, and sends at once when the page leaves sight', async () => {
    startReporting('/telemetry');
    for (let index = 0; index < 50; index++) noteFailure(build, 'script', 'again');
    expect(sendBeacon).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/telemetry');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
    expect(sizes().every((size) => size < 16_384)).toBe(true);

    note({ kind: 'load', remote: 'mf-scores', build: build.build, ms: 1 });
    show('hidden');
    expect(sendBeacon).toHaveBeenCalledTimes(3);
    note({ kind: 'load', remote: 'mf-scores', build: build.build, ms: 2 });
    await Promise.resolve();
    expect(sendBeacon).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(60_000);
    expect(sendBeacon).toHaveBeenCalledTimes(4);
  });
});
