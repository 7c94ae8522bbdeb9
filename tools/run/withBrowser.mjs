// @ts-check
import { findBrowser } from './service/browser.mjs';
import { installed, start, stopOnSignals } from './children.mjs';
import { createDisplay } from './display.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './node.mjs';

/**
 * Runs an installed command with the arguments of this one, and the browser of `npm test` in CHROME_PATH.
 * @param {string} bin path below node_modules @param {string[]} args
 */
export async function runWithBrowser(bin, args) {
  stopOnSignals();
  const display = createDisplay(process.stderr);
  await ensureInstalled(display);
  display.close();
  const browser = await findBrowser();
  if (!browser) fail('no Chromium: name one in CHROME_PATH, or let npx playwright install it');
  const all = [installed(bin), ...args, ...process.argv.slice(2)];
  const env = { ...process.env, CHROME_PATH: browser };
  const command = start(process.execPath, all, { stdio: 'inherit', detached: false, env });
  command.once('exit', (code) => (process.exitCode = code ?? 1));
}
