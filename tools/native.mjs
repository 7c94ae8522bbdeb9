// @ts-check
import { join } from 'node:path';

import { requireNode } from './run/node.mjs';

requireNode();
const { root } = await import('./run/children.mjs');
const { runWithBrowser } = await import('./run/withBrowser.mjs');

await runWithBrowser('tsx/dist/cli.mjs', [join(root, 'tools/native/main.ts')]);
