// @ts-check
import { join } from 'node:path';

import { requireNode } from './run/node.mjs';

requireNode();
const { buildRegistry } = await import('./run/builds.mjs');
const { root } = await import('./run/children.mjs');
const { runBuilt } = await import('./run/serverCommand.mjs');

await runBuilt(buildRegistry, ['--enable-source-maps', join(root, 'registry/dist/main.js')], {
  asChild: true,
});
