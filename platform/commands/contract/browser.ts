import { type Browser, chromium } from '@playwright/test';

import { findBrowser } from '../../../tools/run/service/browser.mjs';

/**
 * A headless Chromium.
 * @throws if none is available
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('no Chromium: name one in CHROME_PATH');
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}
