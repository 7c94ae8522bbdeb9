// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildAll } = await import('./run/builds.mjs');
const { stopOnSignals } = await import('./run/children.mjs');
const { serve } = await import('./run/serve.mjs');

stopOnSignals({ asChild: true });
const display = createDisplay();
await ensureInstalled(display);
const failure = await buildAll(display);
if (failure) {
  display.close();
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
} else {
  await serve(display);
}
