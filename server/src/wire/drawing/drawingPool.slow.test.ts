import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { createDrawingPool, type DrawingOptions, type DrawingPool, TooBusy } from './drawingPool';

interface Drawn {
  image: Uint8Array;
  width: number;
  height: number;
}
interface Start {
  startProcess: () => ChildProcess;
}
type Pool = DrawingPool<Buffer, Drawn>;

const open: Pool[] = [];
const openPool = ({ startProcess, ...options }: DrawingOptions & Start): Pool => {
  const pool = createDrawingPool<Buffer, Drawn>(startProcess, options);
  open.push(pool);
  return pool;
};
afterEach(() => open.splice(0).forEach((pool) => pool.close()));

describe('drawing', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoreline-draw-'));
    // Starts after a delay. Depending on its input, it dies, hangs, or returns its process id as the width.
    const program = `await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2])));
    process.on('message', (bytes) => {
      const order = Buffer.from(bytes).toString();
      if (order === 'die') process.exit(1);
      if (order === 'draw') process.send({ image: bytes, width: process.pid, height: 1 });
    });
    process.on('disconnect', () => process.exit());
    process.send('listens');`;
    await writeFile(join(folder, 'fake.mjs'), program);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const started: ChildProcess[] = [];
  const startAfter = (ms: number) => () => {
    const options: ForkOptions = { serialization: 'advanced', execArgv: [] };
    const child = fork(join(folder, 'fake.mjs'), [String(ms)], options);
    started.push(child);
    return child;
  };
  const startProcess = startAfter(0);
  afterEach(() => void started.splice(0));
  const draw = (pool: Pool, order: string) => pool.draw(Buffer.from(order));

  it('is two at a time, with a short queue, and refuses what is more', async () => {
    const pool = openPool({ startProcess, waiting: 3 });
    const all = Array.from({ length: 7 }, () => draw(pool, 'draw').catch((e: unknown) => e));
    const answers = await Promise.all(all);
    expect(answers.slice(0, 5).map((answer) => answer instanceof TooBusy)).toEqual(
      Array(5).fill(false),
    );
    expect(answers.slice(5).map((answer) => answer instanceof TooBusy)).toEqual([true, true]);
    expect(started).toHaveLength(2);
    expect(await draw(pool, 'draw')).toMatchObject({ height: 1 });
  });

  it.each(['die', 'hang'])('goes on after a picture that makes its process %s', async (order) => {
    const pool = openPool({ startProcess, atOnce: 1, limitMs: 2_000 });
    const [bad, good] = await Promise.all([draw(pool, order), draw(pool, 'draw')]);
    expect(bad).toBeNull();
    expect(good).toMatchObject({ width: started[1]?.pid });
  });

  it('waits longer for a process to start than for a picture', async () => {
    const slow = openPool({ startProcess: startAfter(1_500), limitMs: 1_000 });
    expect(await draw(slow, 'draw')).toMatchObject({ height: 1 });
    expect(await draw(slow, 'hang')).toBeNull();
  });

  it('is not to be had, and may be asked for again, where no process starts', async () => {
    const never = openPool({ startProcess: startAfter(3_600_000), startMs: 500 });
    await expect(draw(never, 'draw')).rejects.toBeInstanceOf(TooBusy);
    expect(started.map(({ killed }) => killed)).toEqual([true]);
  });
});
