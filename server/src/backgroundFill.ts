import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

import type { FillOrder } from './fillProcess';

interface Deps {
  order: FillOrder;
  logger: Logger;
  progress: (share: number) => void;
  done: () => void;
}

const program = fileURLToPath(new URL(`./fillProcess${extname(import.meta.url)}`, import.meta.url));
const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Fills the seasons in a process of its own, which pages and live events need not wait for; begins again if it fails. */
export function startBackgroundFill({ order, logger, progress, done }: Deps) {
  let child: ChildProcess | null = null;
  let again: NodeJS.Timeout | undefined;
  let pauseMs = shortestPauseMs;

  const begin = () => {
    child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    yieldToOthers(child);
    child.on('message', (share) => progress(Number(share)));
    child.on('error', (error) => logger.error({ err: error }, 'the seasons cannot be filled'));
    child.once('exit', ended);
    child.send(order, () => undefined);
  };
  const ended = (code: number | null, signal: string | null) => {
    child = null;
    if (code === 0) return done();
    logger.error({ code, signal, pauseMs }, 'filling the seasons was cut short; it goes on soon');
    again = setTimeout(begin, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  begin();

  return {
    /** At once: what is under way is undone by the database, and done at the next start. */
    async stop(): Promise<void> {
      clearTimeout(again);
      if (!child) return;
      child.off('exit', ended);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Enough for the server to come first, and little enough to get on beside other programs. */
const niceness = 3;

function yieldToOthers({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, niceness);
}
