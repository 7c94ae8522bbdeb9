// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { dataDir } from './builds.mjs';
import { isStopping, root, start } from './children.mjs';
import { createRestarts, deathNotice } from './restarts.mjs';

/**
 * What the server says to the process that started it, while it starts.
 * @typedef {{ kind: 'progress', step: string, share?: number, done?: boolean } | { kind: 'database' } | { kind: 'ready', url: string, ops?: string }} Message
 */

/**
 * Shows the steps of the server's start.
 * @param {import('./display.mjs').Display} display
 */
function createTeller(display) {
  /** @type {Map<string, ReturnType<typeof display.begin>>} */
  const steps = new Map();
  // Until the server reports its first step.
  const starting = display.begin('Starting the server');
  const tell = (/** @type {Message} */ message) => {
    starting.done();
    if (message.kind === 'database') return;
    if (message.kind === 'ready') {
      const operations = message.ops ? `\nIts operations page is at ${message.ops}` : '';
      return display.print(`\nScoreline is at ${message.url}${operations}\n`);
    }
    const step = steps.get(message.step) ?? display.begin(message.step);
    steps.set(message.step, step);
    if (message.done) step.done();
    else step.update(message.share);
  };
  const ended = () => [starting, ...steps.values()].forEach((step) => step.fail());
  return { tell, ended };
}

// On a terminal the log would bury the address. Elsewhere the log is wanted.
const quietOnTerminals = () => (process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {});

/**
 * What stands beside the server: the pages that it waits for, and the registry, which begins where the server stands unless
 * the pages need it sooner.
 * @typedef {{ pages: Promise<string>, registry: import('./registry.mjs').Registry, needsRegistry: boolean }} Beside
 */

/**
 * Runs the built server once, with the registry beside it.
 * @param {import('./display.mjs').Display} display
 * @param {Beside} beside
 * @returns {Promise<import('./restarts.mjs').End>}
 */
async function serveOnce(display, { pages, registry, needsRegistry }) {
  const main = join(root, 'server/dist/main.js');
  const began = performance.now();
  let wasReady = false;
  const server = start(process.execPath, ['--enable-source-maps', main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...quietOnTerminals(), ...process.env, DATA_DIR: dataDir(), AWAIT_PAGES: '1' },
  });
  const { tell, ended } = createTeller(display);
  server.on('message', (message) => {
    const received = /** @type {Message} */ (message);
    wasReady ||= received.kind === 'ready';
    if (received.kind === (needsRegistry ? 'database' : 'ready')) void registry.begin();
    tell(received);
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => display.print(text));
  }
  void pages.then((message) => {
    if (!message && server.connected) server.send({ kind: 'pages' });
  });
  const [code, signal] = await once(server, 'close');
  ended();
  // The database may have ended with the server that had started it.
  await registry.end();
  return { code, signal, wasReady, ranMs: performance.now() - began };
}

/**
 * Runs the built server until it is stopped, and ends with its exit code. A crashed server restarts. It accepts requests once the
 * pages are built.
 * @param {import('./display.mjs').Display} display
 * @param {Beside} beside
 * @returns {Promise<string>} the message of pages that could not be made
 */
export async function serve(display, beside) {
  const failure = beside.pages.then((message) => message || new Promise(() => undefined));
  return Promise.race([failure, serveUntilStopped(display, beside)]);
}

/** @param {import('./display.mjs').Display} display @param {Beside} beside */
async function serveUntilStopped(display, beside) {
  const restarts = createRestarts();
  for (;;) {
    const end = await serveOnce(display, beside);
    const pauseMs = isStopping() ? null : restarts.pauseAfter(end);
    if (pauseMs === null) {
      display.close();
      process.exitCode ??= end.code ?? 1;
      return '';
    }
    display.print(deathNotice('server', end, pauseMs));
    await pause(pauseMs);
    if (isStopping()) return '';
  }
}
