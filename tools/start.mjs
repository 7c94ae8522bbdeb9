// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildServer, isReleased, releasePages } = await import('./run/builds.mjs');
const { stopChildren, stopOnSignals } = await import('./run/children.mjs');
const { createRegistry } = await import('./run/registry.mjs');
const { serve } = await import('./run/serve.mjs');

stopOnSignals({ asChild: true });
const display = createDisplay();
await ensureInstalled(display);
const registry = createRegistry(display);
const needsRegistry = registry.made === 'here' && !isReleased();
if (registry.made === 'serves')
  display.print('This machine makes no releases: it serves those of another registry.');
// The database is filled while the pages are built: neither needs the other.
const pages = needsRegistry ? releasePages(display, registry.ready) : Promise.resolve('');
const beside = { pages, registry, needsRegistry };
const failure = (await buildServer(display)) || (await serve(display, beside));
if (failure) {
  display.close();
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
  await stopChildren();
}
