// @ts-check
import { join } from 'node:path';

import { createDisplay } from './display.mjs';
import { ensureInstalled } from './install.mjs';
import { buildServer, dataDir } from './builds.mjs';
import { root, start, stopOnSignals } from './children.mjs';

/**
 * Builds the server where it has changed and runs one of its commands with the arguments of this one.
 * @param {string} name of a file in server/dist, without its ending
 */
export async function runServerCommand(name) {
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
  const command = start(
    process.execPath,
    [join(root, `server/dist/${name}.js`), ...process.argv.slice(2)],
    {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      stdio: 'inherit',
      detached: false,
      env: { ...process.env, DATA_DIR: dataDir() },
    },
  );
  command.once('exit', (code) => (process.exitCode = code ?? 1));
}
