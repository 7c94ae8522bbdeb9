// @ts-check
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { requireNode } from './run/node.mjs';

requireNode();
const { root } = await import('./run/children.mjs');
const { findEngines } = await import('./run/service/engines.mjs');
const { runWithBrowser } = await import('./run/withBrowser.mjs');

/** Stays, so that the next run finds it filled; PostgreSQL's own user has to reach it. */
function smokeFolder() {
  const folder = join(root, '.data/smoke');
  mkdirSync(folder, { recursive: true });
  for (const each of [join(root, '.data'), folder]) chmodSync(each, 0o755);
  return folder;
}

process.env.E2E_DATA_DIR ??= smokeFolder();
Object.assign(process.env, (await findEngines({ mayInstall: false })).env);
await runWithBrowser('@playwright/test/cli.js', ['test', '--config', 'e2e/smoke/smoke.config.ts']);
