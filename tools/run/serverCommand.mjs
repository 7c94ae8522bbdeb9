// @ts-check
import { join } from 'node:path';

import { createDisplay } from './display.mjs';
import { ensureInstalled } from './install.mjs';
import { buildServer, dataDir } from './builds.mjs';
import { root, start, stopOnSignals } from './children.mjs';

/**
 * Builds a program where it has changed and runs it with the arguments of this one.
 * @param {(display: import('./display.mjs').Display) => Promise<string>} build the compiler's message, empty when all went well
 * @param {string[]} args of Node, the program's path among them
 * @param {{ asChild?: boolean }} [options] `asChild` where it goes on until it is stopped
 */
export async function runBuilt(build, args, { asChild = false } = {}) {
  stopOnSignals({ asChild });
  const display = createDisplay(process.stderr);
  await ensureInstalled(display);
  const failure = await build(display);
  display.close();
  if (failure) {
    process.stderr.write(`${failure}\n`);
    process.exit(1);
  }
  // Files are named as seen from where the command was typed, which npm moves away from.
  const command = start(process.execPath, [...args, ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    ...(!asChild && { detached: false }),
    env: { ...process.env, DATA_DIR: dataDir() },
  });
  command.once('exit', (code) => (process.exitCode = code ?? 1));
}

/** One of the server's commands. @param {string} name of a file in server/dist, without its ending */
export const runServerCommand = (name) =>
  runBuilt(buildServer, [join(root, `server/dist/${name}.js`)]);
