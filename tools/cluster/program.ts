import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Command {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Whom it runs as; whoever starts it without. */
  user?: { uid: number; gid: number } | null;
}

export interface ProgramOptions {
  name: string;
  /** Where what it says is written. */
  log: string;
  command(): Command;
  isReady(): Promise<boolean>;
}

const patienceMs = 90_000;
const lookMs = 100;
const stopMs = 30_000;

const running = new Set<ChildProcess>();
// Nothing that was started here outlives this process.
process.once('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** One process of the cluster, which can be killed and started again. */
export class Program {
  #child: ChildProcess | null = null;

  constructor(private readonly options: ProgramOptions) {}

  get name(): string {
    return this.options.name;
  }

  /** Resolves when it is ready; one that ends before is started again. @throws where it is not ready in time */
  async start(): Promise<void> {
    const { name, isReady } = this.options;
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
      if (!this.#child || hasEnded(this.#child)) this.#child = this.#spawn();
      if (await isReady().catch(() => false)) return;
    }
    throw new Error(`${name} is not ready after ${patienceMs / 1000} s: see ${this.options.log}.`);
  }

  /** Ends it as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to stop; its exit code. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    const late = setTimeout(() => child && signal(child, 'SIGKILL'), stopMs);
    await this.#end(name);
    clearTimeout(late);
    return child?.exitCode ?? null;
  }

  /** Has it read its settings again. */
  reload(): void {
    this.#child?.kill('SIGHUP');
  }

  #spawn(): ChildProcess {
    const { file, args, env = {}, user } = this.options.command();
    const log = openSync(this.options.log, 'a', 0o644);
    const child = spawn(file, args, {
      ...user,
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
      stdio: ['ignore', log, log],
      detached: true,
      cwd: '/',
    });
    closeSync(log);
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.once('error', () => running.delete(child));
    return child;
  }

  async #end(name: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    signal(child, name);
    await gone;
  }
}
