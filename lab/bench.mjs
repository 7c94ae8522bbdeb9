// @ts-check
import { requireNode } from '../tools/run/node.mjs';

requireNode();
const { runWithBrowser } = await import('../tools/run/withBrowser.mjs');

await runWithBrowser('tsx/dist/cli.mjs', ['lab/bench/run.ts', ...process.argv.slice(2)]);
