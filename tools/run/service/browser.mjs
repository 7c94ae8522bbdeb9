// @ts-check
import { existsSync } from 'node:fs';

import { installed, run } from '../children.mjs';
import { findCommand, installPackage, isRoot } from './debian.mjs';

// The headless shell draws no window, menus or tabs, which cost Chromium as much as the page itself.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const limitMs = 5 * 60_000;

async function presentBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && existsSync(named)) return named;
  for (const name of names) {
    const path = await findCommand(name);
    if (path) return path;
  }
  return '';
}

/** Playwright's own Chromium, from its cache or downloaded. @returns {Promise<string>} */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const args = [
    installed('@playwright/test/cli.js'),
    'install',
    ...(isRoot ? ['--with-deps'] : []),
  ];
  const { code } = await run(process.execPath, [...args, 'chromium'], { limitMs });
  return code === 0 && existsSync(path) ? path : '';
}

/**
 * A Chromium: an installed one, Debian's if this process may install it, or Playwright's.
 * @returns {Promise<string>} its path, empty when there is none to be had
 */
export async function findBrowser() {
  const present = await presentBrowser();
  if (present) return present;
  if ((await installPackage(shell)) || (await installPackage('chromium'))) return presentBrowser();
  return playwrightBrowser();
}
