// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { keptDataFolder } = await import('./run/dataFolder.mjs');
const { findEngines } = await import('./run/service/engines.mjs');
const { runWithBrowser } = await import('./run/withBrowser.mjs');

process.env.E2E_DATA_DIR ??= keptDataFolder('smoke');
Object.assign(process.env, (await findEngines({ mayInstall: false })).env);
await runWithBrowser('@playwright/test/cli.js', ['test', '--config', 'e2e/smoke/smoke.config.ts']);
