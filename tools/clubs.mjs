// @ts-check
import { requireNode } from './run/node.mjs';

requireNode();
const { runServerCommand } = await import('./run/serverCommand.mjs');

await runServerCommand('clubs');
