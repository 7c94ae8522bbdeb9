import { setTimeout as sleep } from 'node:timers/promises';

import { superuser } from './cluster';
import type { ClusterFolder } from './clusterFolder';
import { type Postmaster, runningPostmaster } from './postmaster';
import { lastWords, type Spawned } from './spawn';

/** PostgreSQL as started by this process or another of ours. */
export type Running = Spawned | Postmaster;

export interface WatchOptions {
  folder: ClusterFolder;
  running: Running;
  launch: (port: number) => Promise<Spawned>;
  /** Called for a running one that died, and for each restart that failed. */
  onDeath: (lastWords: string) => void;
  answers: (url: string) => Promise<boolean>;
}

const lookMs = 1_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

export const urlOf = (folder: ClusterFolder, port: number) =>
  `postgres://${superuser}:${folder.password}@127.0.0.1:${port}/postgres`;

/** Restarts PostgreSQL on its port whenever it dies, with growing pauses while it fails to start. */
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
    // Not a child process, so no event reports its end.
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
    // A tool has started it on another port, to which none of our connections goes.
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
    /** Stops watching and returns the last running one. */
    stop(): Running {
      stopped = true;
      clearInterval(look);
      return running;
    },
  };
}
