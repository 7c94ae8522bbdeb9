import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { dataDir } from './environment';

/** The project's root, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs `mfe dev` on the stories' builds until it prints its address, the first group of `addressPattern`. The caller stops it.
 * @throws if it exits before that
 */
export async function startDev(
  args: string[],
  addressPattern: RegExp,
): Promise<{ work: ChildProcess; address: string }> {
  const command = ['node_modules/tsx/dist/cli.mjs', 'platform/commands/main.ts', 'dev'];
  const work = spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(work.stdout)) {
    const [, address] = addressPattern.exec(line) ?? [];
    if (!address) continue;
    // Discard further output.
    work.stdout.resume();
    return { work, address };
  }
  throw new Error('The command ended before it served the build.');
}
