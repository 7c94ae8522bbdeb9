import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';

import type { Season } from '@scoreline/simulator/calendar/seasons';
import { startSeasonLane } from './seasonLane';

const order = {
  url: 'postgres://nowhere',
  sharedByTransaction: false,
  seed: 1,
  pastSeasons: 2,
  logLevel: 'silent',
};
const season = (ref: string) => ({ ref }) as Season;

/** A real thread that reports its input, and fails for the season `bad`. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', ({ ref, at }) => {
    if (ref === 'bad') throw new Error('no such season');
    parentPort.postMessage({ share: at / 100 });
    parentPort.postMessage({ share: workerData.seed });
    parentPort.postMessage('done');
  });`;

const started: ReturnType<typeof startSeasonLane>[] = [];
const start = () => {
  const lane = startSeasonLane(
    order,
    (workerData) => new Worker(program, { eval: true, workerData }),
  );
  started.push(lane);
  return lane;
};
afterEach(() => Promise.all(started.splice(0).map(({ stop }) => stop())));

describe('a lane in a thread of its own', () => {
  it('fills seasons one after the other, and each hears of its own shares alone', async () => {
    const { lane } = start();
    const shares: Record<string, number[]> = { first: [], second: [] };
    await lane(season('first'), 25, (share) => shares.first!.push(share));
    await lane(season('second'), 50, (share) => shares.second!.push(share));
    expect(shares).toEqual({ first: [0.25, 1], second: [0.5, 1] });
  });

  it('fails when its thread does, then and from then on', async () => {
    const { lane } = start();
    await expect(lane(season('bad'), 0, () => undefined)).rejects.toThrow('no such season');
    await expect(lane(season('good'), 0, () => undefined)).rejects.toThrow('no such season');
  });
});
