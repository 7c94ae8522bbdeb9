import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The queue is full, or no process could be started. */
export class TooBusy extends Error {}

export interface DrawingPool<Order, Drawn> {
  /** Null if it can't be drawn. Throws `TooBusy` if the queue is full or no process starts. */
  draw(order: Order): Promise<Drawn | null>;
  close(): void;
}

export interface DrawingOptions {
  atOnce?: number;
  /** Maximum length of the queue. */
  waiting?: number;
  /** A drawing that takes longer fails. */
  limitMs?: number;
  /** A process that takes longer to start is considered hanging. */
  startMs?: number;
}

const idleMs = 60_000;

/** Starts the built program of this name beside the server, or its source in development. */
export function startProgram(name: string, source: URL): ChildProcess {
  const built = fileURLToPath(new URL(`${name}.js`, import.meta.url));
  const options = { serialization: 'advanced', stdio: 'ignore' } as const;
  if (existsSync(built)) return fork(built, [], { ...options, execArgv: [] });
  return fork(fileURLToPath(source), [], { ...options, execArgv: ['--import', 'tsx'] });
}

/** Whether a new process reports in time that it listens. On a busy machine it may start slower than it draws. */
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

/** Draws pictures in separate processes, a few at a time with a short queue; idle processes end. */
export function createDrawingPool<Order extends Serializable, Drawn>(
  startProcess: () => ChildProcess,
  options: DrawingOptions = {},
): DrawingPool<Order, Drawn> {
  const { atOnce = 2, waiting = 6, limitMs = 10_000, startMs = 60_000 } = options;
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

  function drawBy(child: ChildProcess, order: Order): Promise<Drawn | null> {
    return new Promise((resolve) => {
      const end = (drawn: Drawn | null, isAlive: boolean) => {
        clearTimeout(limit);
        child.removeAllListeners('message').off('exit', died).off('error', died);
        if (isAlive) idle.add(child);
        else child.kill('SIGKILL');
        resolve(drawn);
      };
      const died = () => end(null, false);
      const limit = setTimeout(died, limitMs);
      child.once('exit', died).once('error', died);
      child.once('message', (drawn: Drawn | null) => end(drawn, true));
      child.send(order);
    });
  }

  /** Waiting callers take over a finished one's slot, so that nobody jumps the queue. */
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
    async draw(order) {
      await enter();
      try {
        return await drawBy(await takeProcess(), order);
      } finally {
        leave();
        clearTimeout(idleTimer);
        idleTimer = setTimeout(endIdle, idleMs).unref();
      }
    },
    close() {
      clearTimeout(idleTimer);
      // An idle process ends on its own and removes its temporary folders.
      for (const child of all)
        if (idle.has(child)) child.disconnect();
        else child.kill('SIGKILL');
    },
  };
}
