import type { Browser, CDPSession } from '@playwright/test';

/** The line of bars.md: 150 ms round trips, 1.6 Mbit/s, a CPU four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;
const firstRow = '[data-row]';

/** A text, because what compiles this file adds names of its own to functions, which the page does not know. */
const watchForRow = `(function look() {
  if (document.querySelector('${firstRow}')) window.firstRowAt = performance.now();
  else requestAnimationFrame(look);
})();`;

export interface LoadedFile {
  path: string;
  type: string;
  /** As it was sent. */
  bytes: number;
}

export interface PageLoad {
  /** Milliseconds from the navigation to the first match row. */
  firstRowMs: number;
  files: LoadedFile[];
}

function collectFiles(session: CDPSession): LoadedFile[] {
  const files: LoadedFile[] = [];
  const types = new Map<string, { path: string; type: string }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, { path: new URL(response.url).pathname, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId);
    if (known) files.push({ ...known, bytes: encodedDataLength });
  });
  return files;
}

/** Loads the page as a visitor who has never been there, in the server's own time zone for its brand. */
export async function loadPage(
  browser: Browser,
  url: string,
  throttled: boolean,
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    locale: 'en',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  const files = collectFiles(session);
  await page.addInitScript({ content: watchForRow });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(firstRow, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const firstRowMs = await page.evaluate(() => (window as { firstRowAt?: number }).firstRowAt);
  await context.close();
  if (firstRowMs === undefined) throw new Error(`${url} shows no match row`);
  return { firstRowMs, files };
}
