// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildAll, keepReleasesFresh } = await import('./run/builds.mjs');
const { stopOnSignals } = await import('./run/children.mjs');
const { serve } = await import('./run/serve.mjs');

stopOnSignals();
const display = createDisplay();
await ensureInstalled(display);
const failure = await buildAll(display);
if (failure) {
  display.close();
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
} else {
  keepReleasesFresh(display);
  await serve(display);
}
