import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Command {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Account to run as, by default that of this process. */
  user?: { uid: number; gid: number } | null;
}

export interface ProgramOptions {
  name: string;
  /** File for its output. */
  log: string;
  command(): Command;
  isReady(): Promise<boolean>;
}

const patienceMs = 90_000;
const lookMs = 100;
const stopMs = 30_000;

const running = new Set<ChildProcess>();
// No child outlives this process.
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

/** One process of the cluster, which can be killed and restarted. */
export class Program {
  #child: ChildProcess | null = null;

  constructor(private readonly options: ProgramOptions) {}

  get name(): string {
    return this.options.name;
  }

  /**
   * Resolves when it is ready. A process that exits before that is restarted.
   * @throws if it is not ready in time
   */
  async start(): Promise<void> {
    const { name, isReady } = this.options;
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
      if (!this.#child || hasEnded(this.#child)) this.#child = this.#spawn();
      if (await isReady().catch(() => false)) return;
    }
    throw new Error(`${name} is not ready after ${patienceMs / 1000} s: see ${this.options.log}.`);
  }

  /** Kills it with SIGKILL, like a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it with a signal. Resolves to its exit code. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    const late = setTimeout(() => child && signal(child, 'SIGKILL'), stopMs);
    await this.#end(name);
    clearTimeout(late);
    return child?.exitCode ?? null;
  }

  /** Makes it reload its settings. */
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
