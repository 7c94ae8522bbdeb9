// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { keptDataFolder } = await import('./run/dataFolder.mjs');
const { runWithBrowser } = await import('./run/withBrowser.mjs');

process.env.E2E_DATA_DIR ??= keptDataFolder('stories');
await runWithBrowser('@playwright/test/cli.js', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
]);
