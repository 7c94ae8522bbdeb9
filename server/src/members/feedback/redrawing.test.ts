import { type ChildProcess, fork } from 'node:child_process';
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
    // Answers by what it is sent: dies, hangs, or tells the number of its process as a width.
    const program = `process.on('message', (bytes) => {
      const order = Buffer.from(bytes).toString();
      if (order === 'die') process.exit(1);
      if (order === 'draw') process.send({ image: bytes, width: process.pid, height: 1 });
    });
    process.on('disconnect', () => process.exit());`;
    await writeFile(join(folder, 'fake.mjs'), program);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const started: ChildProcess[] = [];
  const startProcess = () => {
    const child = fork(join(folder, 'fake.mjs'), [], { serialization: 'advanced', execArgv: [] });
    started.push(child);
    return child;
  };
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
    const redrawing = openRedrawing({ startProcess, atOnce: 1, limitMs: 500 });
    const [bad, good] = await Promise.all([draw(redrawing, order), draw(redrawing, 'draw')]);
    expect(bad).toBeNull();
    expect(good).toMatchObject({ width: started[1]?.pid });
  });
});
