// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildAll } = await import('./run/builds.mjs');
const { stopOnSignals } = await import('./run/children.mjs');

stopOnSignals();
const display = createDisplay();
await ensureInstalled(display);
const failure = await buildAll(display);
display.close();
if (failure) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
