// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildPages, buildServer, keepReleasesFresh } = await import('./run/builds.mjs');
const { stopChildren, stopOnSignals } = await import('./run/children.mjs');
const { serve } = await import('./run/serve.mjs');

stopOnSignals({ asChild: true });
const display = createDisplay();
await ensureInstalled(display);
// The database is filled while the pages are built: neither needs the other.
const pages = buildPages(display);
void pages.then((message) => message || keepReleasesFresh(display));
const failure = (await buildServer(display)) || (await serve(display, pages));
if (failure) {
  display.close();
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
  await stopChildren();
}
