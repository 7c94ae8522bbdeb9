// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The project's folder, where every command runs. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const windows = process.platform === 'win32';

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

// The server limits its own stop to 10 s, which begin once a load balancer has seen that it is not ready.
const stopMs = 12_000 + 1_000 * (Number(process.env.DRAIN_SECONDS) || 0);
let stopping = false;

/** Whether this process and its children are stopping. */
export const isStopping = () => stopping;

/**
 * Stops every child with its descendants and waits for them. Those that do not end in time are killed.
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<(number | null)[]>} their exit codes, null of one that a signal ended
 */
export async function stopChildren(signal = 'SIGTERM') {
  /** @type {Promise<number | null>[]} */
  const ended = [...running].map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of running) signalGroup(child, signal);
  const late = setTimeout(() => running.forEach((child) => signalGroup(child, 'SIGKILL')), stopMs);
  const codes = await Promise.all(ended);
  clearTimeout(late);
  return codes;
}

/**
 * On Ctrl-C, a closed terminal or an external stop, ends the children first, then this process: with its child's exit code if
 * `asChild` is set and there is a child, else by the signal.
 * @param {{ asChild?: boolean }} [options]
 */
export function stopOnSignals({ asChild = false } = {}) {
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (stopping) return;
    stopping = true;
    const bySignal = signal === 'SIGINT' ? 130 : 143;
    void stopChildren(signal).then(([code]) =>
      process.exit(asChild ? (code ?? bySignal) : bySignal),
    );
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
  if (process.env.npm_lifecycle_event) stopWhenOrphaned(() => stop('SIGTERM'));
}

// npm sends a signal to the shell that runs a script, and that shell ends without notifying this process.
function stopWhenOrphaned(/** @type {() => void} */ stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/**
 * A child in its own process group, so that its own children end with it.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, detached: !windows, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end and keeps what it said.
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, limitMs?: number, isPatient?: boolean, tell?: (line: string) => void }} [options]
 *   `tell` hears its lines as they come; a patient one leaves the processor to others
 * @returns {Promise<{ code: number, output: string }>} code 124 after `limitMs`, 127 where there is no such command
 */
export function run(command, args, { env, cwd = root, limitMs, isPatient, tell } = {}) {
  const child = start(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const line = stripVTControlCharacters(text).trim().split('\n').at(-1);
      if (line) tell?.(line.trim());
    });
  }
  return new Promise((done) => {
    const limit = limitMs && setTimeout(() => expire(), limitMs);
    const settle = (/** @type {number} */ code) => {
      if (limit) clearTimeout(limit);
      done({ code, output });
    };
    const expire = () => {
      output += `\nstopped after ${Math.round((limitMs ?? 0) / 1000)} s\n`;
      signalGroup(child, 'SIGKILL');
      settle(124);
    };
    child.once('error', (error) => {
      output += error.message;
      settle(127);
    });
    child.once('close', (code) => settle(code ?? 1));
  });
}

/**
 * Arguments that run an installed command with the current Node, independently of PATH.
 * @param {string} file path below node_modules
 */
export const installed = (file) =>
  fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url));
