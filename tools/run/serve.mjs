// @ts-check
import { join } from 'node:path';

import { dataDir } from './builds.mjs';
import { root, start } from './children.mjs';

/**
 * What the server says to whoever started it: how far a step of the start is, and where it listens.
 * @typedef {{ kind: 'progress', step: string, share?: number, done?: boolean } | { kind: 'ready', url: string }} Message
 */

/**
 * Shows the server's messages; its own output is printed as it comes, above the living line.
 * @param {import('./display.mjs').Display} display
 */
function show(display) {
  /** @type {Map<string, ReturnType<typeof display.begin>>} */
  const steps = new Map();
  return (/** @type {Message} */ message) => {
    if (message.kind === 'ready') return display.print(`\nScoreline is at ${message.url}\n`);
    const step = steps.get(message.step) ?? display.begin(message.step);
    steps.set(message.step, step);
    if (message.share !== undefined) step.update(message.share);
    if (message.done) step.done();
  };
}

/**
 * Runs the built server until it ends, and ends as it did.
 * @param {import('./display.mjs').Display} display
 */
export async function serve(display) {
  const server = start(
    process.execPath,
    ['--enable-source-maps', join(root, 'server/dist/main.js')],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, DATA_DIR: dataDir() },
    },
  );
  const shown = show(display);
  server.on('message', (message) => shown(/** @type {Message} */ (message)));
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => display.print(text));
  }
  const code = await new Promise((done) => server.once('close', done));
  display.close();
  process.exitCode ??= code ?? 1;
}
