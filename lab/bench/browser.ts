import { type Browser, chromium } from '@playwright/test';

/** Path of the browser that `npm run bench` found. */
export const browserPath = process.env.CHROME_PATH;

export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', ...args] });
