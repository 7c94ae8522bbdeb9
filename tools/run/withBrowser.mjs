// @ts-check
import { isAbsolute } from 'node:path';

import { findBrowser } from './service/browser.mjs';
import { installed, start, stopOnSignals } from './children.mjs';
import { createDisplay } from './display.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './node.mjs';

/**
 * Runs a Node program with this process's terminal and exit code.
 * @param {string} bin its path, or its path below node_modules @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export async function runInstalled(bin, args, env = {}) {
  stopOnSignals();
  const display = createDisplay(process.stderr);
  await ensureInstalled(display);
  display.close();
  const command = start(process.execPath, [isAbsolute(bin) ? bin : installed(bin), ...args], {
    ...{ stdio: 'inherit', detached: false, env: { ...process.env, ...env } },
  });
  command.once('exit', (code) => (process.exitCode = code ?? 1));
}

/**
 * The same, with the browser of `npm test` in CHROME_PATH.
 * @param {string} bin @param {string[]} args
 */
export async function runWithBrowser(bin, args) {
  const browser = await findBrowser();
  if (!browser) fail('no Chromium: name one in CHROME_PATH, or let npx playwright install it');
  await runInstalled(bin, args, { CHROME_PATH: browser });
}
