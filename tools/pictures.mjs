// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { runWithBrowser } = await import('./run/withBrowser.mjs');

await runWithBrowser('@playwright/test/cli.js', ['test', '--config', 'e2e/pictures.config.ts']);
