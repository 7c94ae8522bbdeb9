// @ts-check
import { createDisplay } from './display.mjs';
import { dataDir } from './builds.mjs';
import { start, stopOnSignals } from './children.mjs';

/**
 * Builds a program if it has changed and runs it.
 * @param {(display: import('./display.mjs').Display) => Promise<string>} build the compiler's message, empty when all went well
 * @param {string[]} args of Node: the program's path and what follows it
 * @param {{ asChild?: boolean }} [options] `asChild` where it goes on until it is stopped
 */
export async function runBuilt(build, args, { asChild = false } = {}) {
  stopOnSignals({ asChild });
  const display = createDisplay(process.stderr);
  const failure = await build(display);
  display.close();
  if (failure) {
    process.stderr.write(`${failure}\n`);
    process.exit(1);
  }
  // Relative paths refer to the folder in which the command was typed, because npm changes the folder.
  const command = start(process.execPath, args, {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    ...(!asChild && { detached: false }),
    env: { ...process.env, DATA_DIR: dataDir() },
  });
  command.once('exit', (code) => (process.exitCode = code ?? 1));
}
