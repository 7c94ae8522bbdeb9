// @ts-check
import { join } from 'node:path';

import { requireNode } from './run/node.mjs';

requireNode();
const { createDisplay } = await import('./run/display.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { buildServer, dataDir } = await import('./run/builds.mjs');
const { root, start, stopOnSignals } = await import('./run/children.mjs');

stopOnSignals();
const display = createDisplay(process.stderr);
await ensureInstalled(display);
const failure = await buildServer(display);
display.close();
if (failure) {
  process.stderr.write(`${failure}\n`);
  process.exit(1);
}

// Files are named as seen from where the command was typed, which npm moves away from.
const importer = start(
  process.execPath,
  [join(root, 'server/dist/import.js'), ...process.argv.slice(2)],
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    detached: false,
    env: { ...process.env, DATA_DIR: dataDir() },
  },
);
importer.once('exit', (code) => (process.exitCode = code ?? 1));
