import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';

import { createRedrawing, type Redrawing, type RedrawingOptions, TooBusy } from './redrawing';

const open: Redrawing[] = [];
const openRedrawing = (options: RedrawingOptions = {}) => {
  const redrawing = createRedrawing(options);
  open.push(redrawing);
  return redrawing;
};
afterEach(() => open.splice(0).forEach((redrawing) => redrawing.close()));

it('draws pictures in another process, and none of what is no picture', async () => {
  const redrawing = openRedrawing();
  const create = { width: 30, height: 10, channels: 3, background: '#08733a' } as const;
  const drawn = await redrawing.redraw(await sharp({ create }).png().toBuffer());
  expect([drawn?.width, drawn?.height]).toEqual([30, 10]);
  expect((await sharp(drawn?.image).metadata()).format).toBe('webp');
  expect(await redrawing.redraw(Buffer.from('no picture'))).toBeNull();
});

describe('drawing', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoreline-redraw-'));
    // Starts when it has been told to. Answers by what it is sent: dies, hangs, or tells the number of its process as a width.
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
  const draw = (redrawing: Redrawing, order: string) => redrawing.redraw(Buffer.from(order));

  it('is two at a time, with a short queue, and refuses what is more', async () => {
    const redrawing = openRedrawing({ startProcess, waiting: 3 });
    const all = Array.from({ length: 7 }, () => draw(redrawing, 'draw').catch((e: unknown) => e));
    const answers = await Promise.all(all);
    expect(answers.slice(0, 5).map((answer) => answer instanceof TooBusy)).toEqual(
      Array(5).fill(false),
    );
    expect(answers.slice(5).map((answer) => answer instanceof TooBusy)).toEqual([true, true]);
    expect(started).toHaveLength(2);
    expect(await draw(redrawing, 'draw')).toMatchObject({ height: 1 });
  });

  it.each(['die', 'hang'])('goes on after a picture that makes its process %s', async (order) => {
    const redrawing = openRedrawing({ startProcess, atOnce: 1, limitMs: 2_000 });
    const [bad, good] = await Promise.all([draw(redrawing, order), draw(redrawing, 'draw')]);
    expect(bad).toBeNull();
    expect(good).toMatchObject({ width: started[1]?.pid });
  });

  it('waits longer for a process to start than for a picture', async () => {
    const slow = openRedrawing({ startProcess: startAfter(1_500), limitMs: 1_000 });
    expect(await draw(slow, 'draw')).toMatchObject({ height: 1 });
    expect(await draw(slow, 'hang')).toBeNull();
  });

  it('is not to be had, and may be asked for again, where no process starts', async () => {
    const never = openRedrawing({ startProcess: startAfter(3_600_000), startMs: 500 });
    await expect(draw(never, 'draw')).rejects.toBeInstanceOf(TooBusy);
    expect(started.map(({ killed }) => killed)).toEqual([true]);
  });
});
