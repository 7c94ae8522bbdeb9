import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { SeasonLane } from '../feeds/demo/olderFill';
import type { FillOrder } from './fillOrder';

export interface SeasonTask {
  ref: string;
  at: number;
}

export type SeasonAnswer = { share: number } | 'done';

/** Megabytes, as for the process itself. */
const limits = { maxYoungGenerationSizeMb: 96 };

/** The built program beside this one, or its source in development. */
function startProgram(order: FillOrder): Worker {
  const program = new URL(`./seasonThread${extname(import.meta.url)}`, import.meta.url);
  return new Worker(program, { workerData: order, resourceLimits: limits });
}

/**
 * A thread that generates one season's matches while another lane's are being written: generating takes as long as writing.
 * A lane rejects if its thread fails.
 */
export function startSeasonLane(
  order: FillOrder,
  startThread = startProgram,
): { lane: SeasonLane; stop: () => Promise<void> } {
  const thread = startThread(order);
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  // A failure between seasons is reported with the next one.
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
