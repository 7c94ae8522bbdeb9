import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

import type { FillOrder } from './fillOrder';

interface Deps {
  order: FillOrder;
  logger: Pick<Logger, 'error'>;
  progress: (share: number) => void;
  done: () => void;
  startProcess?: () => ChildProcess;
}

const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Megabytes: a chunk of events survives many small collections, and copying it each time took a third of the work. */
const youngSpace = '--max-semi-space-size=32';

/** The built program beside this one, or its source in development. */
function startFill(): ChildProcess {
  const ending = extname(import.meta.url);
  const program = fileURLToPath(new URL(`./fillProcess${ending}`, import.meta.url));
  const execArgv = [...process.execArgv, youngSpace];
  return fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv });
}

/** Fills the seasons in a separate process, so that pages and live events don't wait; restarts it on failure. */
export function startBackgroundFill(deps: Deps) {
  const { order, logger, progress, done, startProcess = startFill } = deps;
  let child: ChildProcess | null = null;
  let again: NodeJS.Timeout | undefined;
  let pauseMs = shortestPauseMs;

  const begin = () => {
    const started = startProcess();
    child = started;
    const end = (reason: object) => {
      // A process that failed to start has no exit; others may report an error before their exit.
      if (child === started) ended(reason);
    };
    started.on('message', (share) => progress(Number(share)));
    started.on('error', (error) => (started.pid ? logError(error) : end({ err: error })));
    started.once('exit', (code, signal) => end({ code, signal }));
    yieldToOthers(started);
    started.send(order, () => undefined);
  };
  const logError = (error: Error) => logger.error({ err: error }, 'the seasons cannot be filled');
  const ended = (reason: { code?: number | null }) => {
    child = null;
    if (reason.code === 0) return done();
    logger.error({ ...reason, pauseMs }, 'filling the seasons was cut short; it goes on soon');
    again = setTimeout(begin, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  begin();

  return {
    /** Stops at once: the database rolls back the running transaction, and the next start repeats it. */
    async stop(): Promise<void> {
      clearTimeout(again);
      const running = child;
      child = null;
      if (!running) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
  };
}

/** Enough to give the server priority, and low enough to progress beside other programs. */
const niceness = 3;

function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has exited, which its exit event reports.
  }
}
