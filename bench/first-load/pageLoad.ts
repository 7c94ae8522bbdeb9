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
  /** Its body as it was sent, compressed, without the headers. */
  bytes: number;
}

export interface PageLoad {
  /** Milliseconds from the navigation to the first match row. */
  firstRowMs: number;
  files: LoadedFile[];
}

function collectFiles(session: CDPSession): LoadedFile[] {
  const files: LoadedFile[] = [];
  const begun = new Map<string, { path: string; type: string; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, encodedDataLength: headerBytes } = response;
    begun.set(requestId, { path: new URL(url).pathname, type, headerBytes });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId);
    if (!known) return;
    const { headerBytes, ...file } = known;
    files.push({ ...file, bytes: encodedDataLength - headerBytes });
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
