import type { Browser, BrowserContext, Page } from '@playwright/test';

import { openBrowser } from '../browser';
import { compare, ownFigures } from '../measure';
import { option } from '../options';
import type { Row } from '../results';

const firstRow = '[data-row]';
const patienceMs = 30_000;

/** A text, because what compiles this file adds names of its own to functions, which the page does not know. */
const watchForRow = `(function look() {
  if (document.querySelector('${firstRow}')) window.firstRowAt = performance.now();
  else requestAnimationFrame(look);
})();`;

/** Whether the worker keeps the page, its first data and its scripts. */
const isCached = `(async function () {
  var pages = await caches.open('pages');
  var builds = await caches.open('builds');
  var page = await pages.match(location.href, { ignoreVary: true });
  return Boolean(page) && (await builds.keys()).length > 2 && (await navigator.serviceWorker.ready).active !== null;
})()`;

/** Waits, asking once and again, until the expression is true in the page. */
async function until(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await page.waitForTimeout(200)) {
    if (await page.evaluate(expression)) return;
  }
  throw new Error(`${page.url()} was not kept for a visit without a network`);
}

/** A visitor who has been there, and whose browser has kept the page. */
async function visitor(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(firstRow, { timeout: patienceMs });
  await until(page, isCached);
  await page.close();
  return context;
}

/** Milliseconds from the navigation to the first match row, in a tab of its own. */
async function visit(context: BrowserContext, url: string, isOffline: boolean): Promise<number> {
  await context.setOffline(isOffline);
  const page = await context.newPage();
  try {
    await page.addInitScript({ content: watchForRow });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(firstRow, { timeout: patienceMs });
    return (await page.evaluate(() => (window as { firstRowAt?: number }).firstRowAt))!;
  } finally {
    await page.close();
  }
}

/**
 * Row 14 of the bars: a repeat visit without a network, to its last list, beside the same visit with one. `--url` names a
 * running server with matches of today.
 */
export async function run(args: string[]): Promise<Row[]> {
  const url = new URL('/en', option(args, '--url', 'http://127.0.0.1:8080/')).href;
  const browser = await openBrowser();
  try {
    const context = await visitor(browser, url);
    const found = await compare(
      () => visit(context, url, true),
      () => visit(context, url, false),
    );
    return [
      {
        what: 'repeat visit without a network, to the last list',
        unit: 'ms',
        bar: { atMost: 800, beyond: 400 },
        ...ownFigures(found),
        note: 'baseline is the same visit with a network',
      },
    ];
  } finally {
    await browser.close();
  }
}
