import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { startBackgroundFill } from './backgroundFill';

const order = {
  url: 'postgres://nowhere',
  sharedByTransaction: false,
  seed: 1,
  pastSeasons: 2,
  logLevel: 'silent',
};

/** Each child's reaction to its order, by its number. The processes are real, and so are signals and exits. */
const fails = `process.once('message', () => process.exit(3))`;
const works = `process.once('message', ({ seed }) => process.send(seed / 4, () => process.exit(0)))`;
const hangs = `process.once('message', () => { process.send(0.5); for (;;); })`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-fill-'));
  for (const [name, text] of Object.entries({ fails, works, hangs }))
    await writeFile(join(folder, `${name}.cjs`), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
const startedOf = (...names: string[]) => {
  children.length = 0;
  return () => {
    const name = names[children.length] ?? 'works';
    const child = fork(join(folder, `${name}.cjs`), { execArgv: [] });
    children.push(child);
    return child;
  };
};

const exitOf = (index: number) => once(itemAt(children, index), 'exit');

function fill(startProcess: () => ChildProcess) {
  const shares: number[] = [];
  const error = jest.fn();
  let finish = () => undefined as void;
  let heard = () => undefined as void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const underWay = new Promise<void>((resolve) => (heard = resolve));
  const { stop } = startBackgroundFill({
    ...{ order, logger: { error }, startProcess },
    progress: (share) => (shares.push(share), heard()),
    done: finish,
  });
  return { stop, shares, error, finished, underWay };
}

describe('the process that fills the seasons', () => {
  beforeAll(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
  afterEach(() => jest.clearAllTimers());

  it('gets its order, says how far it is, and is over once it ends well', async () => {
    const { stop, shares, finished, error } = fill(startedOf('works'));
    await finished;
    expect(shares).toEqual([0.25]);
    expect(error).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
    await stop();
  });

  it('begins again after longer and longer pauses, however it failed', async () => {
    const { stop, finished, error } = fill(startedOf('fails', 'hangs', 'works'));
    await exitOf(0);
    expect(error).toHaveBeenLastCalledWith(
      { code: 3, signal: null, pauseMs: 1_000 },
      expect.any(String),
    );
    jest.advanceTimersByTime(999);
    expect(children).toHaveLength(1);
    jest.advanceTimersByTime(1);
    itemAt(children, 1).kill('SIGKILL');
    await exitOf(1);
    expect(error).toHaveBeenLastCalledWith(
      { code: null, signal: 'SIGKILL', pauseMs: 2_000 },
      expect.any(String),
    );
    jest.advanceTimersByTime(2_000);
    await finished;
    expect(children).toHaveLength(3);
    await stop();
  });

  it('begins again where it could not even be started', async () => {
    const missing = () => fork('none', { execPath: join(folder, 'no-node'), execArgv: [] });
    const next = startedOf('works');
    let starts = 0;
    const { finished, error, stop } = fill(() => (starts++ === 0 ? missing() : next()));
    while (error.mock.calls.length === 0) await new Promise(setImmediate);
    expect(error).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    await finished;
    await stop();
  });

  it('is stopped at once in the midst of its work, and stays so', async () => {
    const { stop, underWay, error } = fill(startedOf('hangs'));
    await underWay;
    await stop();
    expect(firstItem(children).signalCode).toBe('SIGKILL');
    jest.advanceTimersByTime(60_000);
    expect(children).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
  });

  it('is stopped while it waits to begin again', async () => {
    const { stop } = fill(startedOf('fails'));
    await exitOf(0);
    await stop();
    jest.advanceTimersByTime(60_000);
    expect(children).toHaveLength(1);
  });
});
