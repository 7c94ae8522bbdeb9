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

/** Megabytes: a chunk of events outlives many small collections, and copying it each time was a third of the work. */
const youngSpace = '--max-semi-space-size=32';

/** The built program beside this one, or its source where that runs. */
function startFill(): ChildProcess {
  const ending = extname(import.meta.url);
  const program = fileURLToPath(new URL(`./fillProcess${ending}`, import.meta.url));
  const execArgv = [...process.execArgv, youngSpace];
  return fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv });
}

/** Fills the seasons in a process of its own, which pages and live events need not wait for; begins again if it fails. */
export function startBackgroundFill(deps: Deps) {
  const { order, logger, progress, done, startProcess = startFill } = deps;
  let child: ChildProcess | null = null;
  let again: NodeJS.Timeout | undefined;
  let pauseMs = shortestPauseMs;

  const begin = () => {
    const started = startProcess();
    child = started;
    const end = (reason: object) => {
      // One that could not be started has no exit, another may tell of its error first.
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
    /** At once: what is under way is undone by the database, and done at the next start. */
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

/** Enough for the server to come first, and little enough to get on beside other programs. */
const niceness = 3;

function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, which its exit tells of.
  }
}
