import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { takeEvents } from './journal';
import { noteBuildFailure, noteFailure, timeLoad } from './remoteReports';
import { startTelemetry } from './startTelemetry';

const placed = (build: string) => ({
  ...{ name: 'mf-scores', build },
  ...{ base: `/builds/mf-scores/${build}/`, entry: 'entry.js' },
});
/** Separate builds for each test, because the page remembers them. */
let tests = 0;
let one: ReturnType<typeof placed>;
let other: typeof one;

const loaded = (build = one) => timeLoad(build, async () => undefined);
const resource = (transferSize: number, workerStart = 0) =>
  jest
    .spyOn(performance, 'getEntriesByName')
    .mockImplementation((name) =>
      name === `${location.origin}${one.base}${one.entry}`
        ? [{ transferSize, workerStart } as PerformanceResourceTiming]
        : [],
    );

beforeEach(() => {
  tests += 1;
  one = placed(`b00000000000000${tests}`);
  other = placed(`c00000000000000${tests}`);
  resource(0);
});
afterEach(() => {
  takeEvents(1_000);
  sessionStorage.clear();
});

describe('a visit of a build', () => {
  it('is marked at the first that is told of it, and its first failure, whatever follows', async () => {
    await loaded();
    noteBuildFailure(one, new Error('x'));
    noteFailure(one, 'script', new Error('y'));
    await loaded();
    const events = takeEvents(9);
    expect(events.map(({ kind }) => kind)).toEqual(['load', 'failure', 'failure', 'load']);
    expect(events).toMatchObject([{ visit: true }, { failed: true }, {}, {}]);
    expect(events.filter((event) => 'visit' in event)).toHaveLength(1);
    expect(events.filter((event) => 'failed' in event)).toHaveLength(1);
  });

  it('that begins with a failure is both', () => {
    noteBuildFailure(one, new Error('gone'));
    expect(takeEvents(9)).toMatchObject([{ kind: 'failure', visit: true, failed: true }]);
  });

  it('is one a tab, however often the page is loaded, and one for each build', async () => {
    await loaded();
    takeEvents(9);
    jest.resetModules();
    const again = await import('./remoteReports');
    const journal = await import('./journal');
    await again.timeLoad(one, async () => undefined);
    again.noteFailure(other, 'load', new Error('x'));
    const [first, second] = journal.takeEvents(9);
    expect(first).not.toHaveProperty('visit');
    expect(second).toMatchObject({ visit: true, failed: true });
  });

  it('is counted by the page where a tab may keep nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await loaded();
    await loaded();
    const [first, second] = takeEvents(9);
    expect(first).toHaveProperty('visit', true);
    expect(second).not.toHaveProperty('visit');
  });
});

describe('a load', () => {
  it('says that it came over the network, of a remote and of the shell', async () => {
    resource(12_000);
    await loaded();
    const address = one.base + one.entry;
    startTelemetry({ build: 'a0000000000000aa', address, ms: 700 });
    expect(takeEvents(9)).toMatchObject([
      { kind: 'load', network: true },
      { kind: 'load', remote: 'shell', ms: 700, visit: true, network: true },
    ]);
  });

  it.each([
    ['a cache of the browser', () => resource(0)],
    ['the service worker', () => resource(12_000, 31)],
  ])('does not where it came from %s', async (_what, given) => {
    given();
    await loaded();
    expect(takeEvents(9)[0]).not.toHaveProperty('network');
  });
});
