import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { SeasonLane } from '../feeds/demo/olderFill';
import type { FillOrder } from './fillOrder';

/** A season to fill, and as of when. */
export interface SeasonTask {
  ref: string;
  at: number;
}

export type SeasonAnswer = { share: number } | 'done';

/** Megabytes, as of the process itself. */
const limits = { maxYoungGenerationSizeMb: 96 };

/** The built program beside this one, or its source where that runs. */
function startProgram(order: FillOrder): Worker {
  const program = new URL(`./seasonThread${extname(import.meta.url)}`, import.meta.url);
  return new Worker(program, { workerData: order, resourceLimits: limits });
}

/**
 * A thread that makes matches of one season while another lane's are being written: making them takes as long as writing
 * them does. A lane rejects when its thread fails.
 */
export function startSeasonLane(
  order: FillOrder,
  startThread = startProgram,
): { lane: SeasonLane; stop: () => Promise<void> } {
  const thread = startThread(order);
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  // A thread that fails while no season is under way is heard of with the next one.
  failed.catch(() => undefined);
  const lane: SeasonLane = async ({ ref }, at, progress) => {
    let hear: (said: SeasonAnswer) => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      hear = (said) => (said === 'done' ? resolve() : progress(said.share));
    });
    thread.on('message', hear);
    thread.postMessage({ ref, at } satisfies SeasonTask);
    await Promise.race([done, failed]).finally(() => thread.off('message', hear));
  };
  return { lane, stop: () => thread.terminate().then(() => undefined) };
}
