// @ts-check
import { join } from 'node:path';

import { dataDir } from './builds.mjs';
import { root, start } from './children.mjs';

/**
 * What the server says to the process that started it, while it starts.
 * @typedef {{ kind: 'progress', step: string, share?: number, done?: boolean } | { kind: 'ready', url: string }} Message
 */

/**
 * Shows the steps of the server's start.
 * @param {import('./display.mjs').Display} display
 */
function createTeller(display) {
  /** @type {Map<string, ReturnType<typeof display.begin>>} */
  const steps = new Map();
  const tell = (/** @type {Message} */ message) => {
    if (message.kind === 'ready') return display.print(`\nScoreline is at ${message.url}\n`);
    const step = steps.get(message.step) ?? display.begin(message.step);
    steps.set(message.step, step);
    if (message.done) step.done();
    else step.update(message.share);
  };
  const ended = () => steps.forEach((step) => step.fail());
  return { tell, ended };
}

// On a terminal the log would bury the address; elsewhere it is what one looks for.
const quietOnTerminals = () => (process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {});

/**
 * Runs the built server until it ends, and ends as it did. It opens its doors when the pages are built.
 * @param {import('./display.mjs').Display} display
 * @param {Promise<string>} pages the compiler's message, empty when all went well
 * @returns {Promise<string>} that message
 */
export async function serve(display, pages) {
  const main = join(root, 'server/dist/main.js');
  const server = start(process.execPath, ['--enable-source-maps', main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...quietOnTerminals(), ...process.env, DATA_DIR: dataDir(), AWAIT_PAGES: '1' },
  });
  const { tell, ended } = createTeller(display);
  server.on('message', (message) => tell(/** @type {Message} */ (message)));
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => display.print(text));
  }
  const closed = new Promise((done) => server.once('close', done));
  const failure = await Promise.race([pages, closed.then(() => '')]);
  if (failure) return failure;
  if (server.connected) server.send({ kind: 'pages' });
  const code = await closed;
  ended();
  display.close();
  process.exitCode ??= code ?? 1;
  return '';
}
