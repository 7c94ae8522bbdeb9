import { setTimeout as sleep } from 'node:timers/promises';

import { superuser } from './cluster';
import type { ClusterFolder } from './clusterFolder';
import { type Postmaster, runningPostmaster } from './postmaster';
import { lastWords, type Spawned } from './spawn';

/** PostgreSQL as we started it, or as another process of ours did. */
export type Running = Spawned | Postmaster;

export interface WatchOptions {
  folder: ClusterFolder;
  running: Running;
  launch: (port: number) => Promise<Spawned>;
  /** Of one that ran, and of each that did not come up after it. */
  onDeath: (lastWords: string) => void;
  answers: (url: string) => Promise<boolean>;
}

const lookMs = 1_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

export const urlOf = (folder: ClusterFolder, port: number) =>
  `postgres://${superuser}:${folder.password}@127.0.0.1:${port}/postgres`;

/** Starts PostgreSQL again on its port whenever it dies, after longer and longer pauses while it does not come up. */
export function watchPostgres({ folder, running: first, launch, onDeath, answers }: WatchOptions) {
  const { port } = first;
  let running = first;
  let stopped = false;
  let look: NodeJS.Timeout | undefined;

  function watch(): void {
    if ('child' in running) {
      if (running.child.exitCode === null) running.child.once('exit', () => void restart());
      else void restart();
      return;
    }
    // No child of ours: nobody tells us of its end.
    const { pid } = running;
    look = setInterval(() => {
      if (runningPostmaster(folder.data)?.pid === pid) return;
      clearInterval(look);
      void restart();
    }, lookMs);
    look.unref();
  }

  async function restart(): Promise<void> {
    for (let pauseMs = firstPauseMs; !stopped; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      onDeath(lastWords(folder));
      const started = await startAgain().catch(() => null);
      if (started) {
        running = started;
        return watch();
      }
      await sleep(pauseMs, undefined, { ref: false });
    }
  }

  async function startAgain(): Promise<Running | null> {
    const other = runningPostmaster(folder.data);
    if (other?.port === port) return (await answers(urlOf(folder, port))) ? other : null;
    // A tool has started it elsewhere, where no connection of ours looks for it.
    if (other) return (process.kill(other.pid, 'SIGINT'), null);
    const spawned = await launch(port);
    while (spawned.child.exitCode === null) {
      if (await answers(urlOf(folder, port))) return spawned;
      await sleep(50, undefined, { ref: false });
    }
    return null;
  }

  watch();
  return {
    /** Leaves it alone from now on; what runs last. */
    stop(): Running {
      stopped = true;
      clearInterval(look);
      return running;
    },
  };
}
