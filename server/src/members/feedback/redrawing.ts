import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Screenshot } from './images';

/** Too many pictures wait already, or no process could be started for one. */
export class TooBusy extends Error {}

export interface Redrawing {
  /** Null for what is no picture. Throws `TooBusy` where its turn does not come. */
  redraw(bytes: Buffer): Promise<Screenshot | null>;
  close(): void;
}

export interface RedrawingOptions {
  atOnce?: number;
  /** Pictures that may wait for their turn. */
  waiting?: number;
  /** A picture that takes longer is none. */
  limitMs?: number;
  /** A process that takes longer to start hangs. */
  startMs?: number;
  startProcess?: () => ChildProcess;
}

const idleMs = 60_000;

/** The built program beside this one, or its source where that runs. */
function startRedraw(): ChildProcess {
  const built = fileURLToPath(new URL('redraw.js', import.meta.url));
  const options = { serialization: 'advanced', stdio: 'ignore' } as const;
  if (existsSync(built)) return fork(built, [], { ...options, execArgv: [] });
  const source = fileURLToPath(new URL('redraw.ts', import.meta.url));
  return fork(source, [], { ...options, execArgv: ['--import', 'tsx'] });
}

/** Whether a new process says in time that it listens; on a busy machine its start takes longer than a picture may. */
const listens = (child: ChildProcess, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), withinMs);
    const answer = (isThere: boolean) => () => {
      clearTimeout(limit);
      child.removeAllListeners('message').off('exit', gone).off('error', gone);
      resolve(isThere);
    };
    const gone = answer(false);
    child.once('exit', gone).once('error', gone).once('message', answer(true));
  });

/** Draws pictures anew in processes of their own, a few at once with a short queue; idle processes end. */
export function createRedrawing(options: RedrawingOptions = {}): Redrawing {
  const { atOnce = 2, waiting = 6, limitMs = 10_000, startMs = 60_000 } = options;
  const { startProcess = startRedraw } = options;
  const idle = new Set<ChildProcess>();
  const all = new Set<ChildProcess>();
  const queue: (() => void)[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const endIdle = (): void => idle.forEach((child) => child.disconnect());

  async function takeProcess(): Promise<ChildProcess> {
    const [ready] = idle;
    const child = ready ?? startProcess();
    idle.delete(child);
    if (ready) return child;
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      idle.delete(child);
    });
    if (await listens(child, startMs)) return child;
    child.kill('SIGKILL');
    throw new TooBusy();
  }

  function draw(child: ChildProcess, bytes: Buffer): Promise<Screenshot | null> {
    return new Promise((resolve) => {
      const end = (screenshot: Screenshot | null, isAlive: boolean) => {
        clearTimeout(limit);
        child.removeAllListeners('message').off('exit', died).off('error', died);
        if (isAlive) idle.add(child);
        else child.kill('SIGKILL');
        resolve(screenshot);
      };
      const died = () => end(null, false);
      const limit = setTimeout(died, limitMs);
      child.once('exit', died).once('error', died);
      child.once('message', (drawn: Screenshot | null) =>
        end(drawn && { ...drawn, image: Buffer.from(drawn.image) }, true),
      );
      child.send(bytes);
    });
  }

  /** A place is handed on to who waits, so that nobody slips in between. */
  async function enter(): Promise<void> {
    if (running < atOnce) return void (running += 1);
    if (queue.length >= waiting) throw new TooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async redraw(bytes) {
      await enter();
      try {
        return await draw(await takeProcess(), bytes);
      } finally {
        leave();
        clearTimeout(idleTimer);
        idleTimer = setTimeout(endIdle, idleMs).unref();
      }
    },
    close() {
      clearTimeout(idleTimer);
      for (const child of all) child.kill('SIGKILL');
    },
  };
}
