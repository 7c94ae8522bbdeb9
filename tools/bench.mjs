// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { runWithBrowser } = await import('./run/withBrowser.mjs');

await runWithBrowser('tsx/dist/cli.mjs', ['bench/run.ts', ...process.argv.slice(2)]);
