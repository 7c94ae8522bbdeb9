// @ts-check
import { join } from 'node:path';

import { dataDir } from './builds.mjs';
import { root, start } from './children.mjs';

/**
 * What the server says to the process that started it, while it starts.
 * @typedef {{ kind: 'progress', stage: string, step: string, done?: number } | { kind: 'ready', url: string }} Message
 */

/**
 * Shows the stages of the start, each until the next one begins.
 * @param {import('./display.mjs').Display} display
 */
function createTeller(display) {
  let stage = '';
  /** @type {ReturnType<typeof display.begin> | undefined} */
  let step;
  const tell = (/** @type {Message} */ message) => {
    if (message.kind === 'ready') {
      step?.done();
      display.print(`\nScoreline is at ${message.url}\n`);
      return;
    }
    if (message.stage !== stage) {
      step?.done();
      step = display.begin((stage = message.stage));
    }
    step?.update(message.done, message.step);
  };
  return { tell, ended: () => step?.fail() };
}

/**
 * Runs the built server until it ends, and ends as it did.
 * @param {import('./display.mjs').Display} display
 */
export async function serve(display) {
  const main = join(root, 'server/dist/main.js');
  const server = start(process.execPath, ['--enable-source-maps', main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, DATA_DIR: dataDir() },
  });
  const { tell, ended } = createTeller(display);
  server.on('message', (message) => tell(/** @type {Message} */ (message)));
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => display.print(text));
  }
  const code = await new Promise((done) => server.once('close', done));
  ended();
  display.close();
  process.exitCode ??= code ?? 1;
}
