import type { Browser, BrowserContext, Page } from '@playwright/test';

import { openBrowser } from '../browser';
import { serve } from '../encrypted-list/processes';
import { compare, medianFigures, ratioFigures, spreadOf } from '../measure';
import type { Row } from '../results';
import { filmReturning } from './film';

const rounds = 5;
const patienceMs = 30_000;
const slowdown = 4;

/** A string, because the compiler adds helper calls to functions that the page does not have. */
const watch = `(function () {
  window.shift = 0;
  new PerformanceObserver(function (list) {
    list.getEntries().forEach(function (entry) { window.shift += entry.value; });
  }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    var row = document.querySelector('.written li, [data-row]');
    var paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (row && paint && getComputedStyle(row).visibility === 'visible') window.rowAt = Math.max(paint.startTime, performance.now());
    else requestAnimationFrame(look);
  })();
})();`;

const isCached = `(async function () {
  var pages = await caches.open('pages');
  return Boolean(await pages.match(location.href, { ignoreVary: true }));
})()`;

async function until(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await page.waitForTimeout(200)) {
    if (await page.evaluate(expression)) return;
  }
  throw new Error(`${page.url()} was not kept`);
}

/** A visitor who has opened all these pages, and whose worker has cached them. */
async function visitor(browser: Browser, urls: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  });
  for (const url of urls) {
    const page = await context.newPage();
    await page.goto(url);
    await until(page, isCached);
    await page.close();
  }
  return context;
}

interface Visit {
  /** Milliseconds from navigation to the first visible row. */
  at: number;
  shift: number;
}

async function visit(context: BrowserContext, url: string, applicationRow: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: watch });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(applicationRow, { timeout: patienceMs });
    await page.waitForTimeout(1_000);
    const [at, shift] = await page.evaluate(() => {
      const { rowAt, shift: moved } = window as { rowAt?: number; shift?: number };
      return [rowAt!, moved!];
    });
    return { at: at!, shift: shift! };
  } finally {
    await page.close();
  }
}

/** Serves the page at `url` as text and styles only, to measure this browser and machine. */
async function serveWithoutScripts(url: string) {
  const html = await (await fetch(url)).text();
  const still = html.replace(/<script[^]*?<\/script>|<link [^>]*>/g, '');
  return serve('../pages/bareServer.ts', {
    body: Buffer.from(still).toString('base64'),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * When a returning visitor sees the first match of `home`, at a quarter of the speed, and the layout shift until the app is up.
 * With a `film` folder, writes film strips of all pages there.
 */
export async function returningRow(
  urls: { home: string } & Record<string, string>,
  film: string,
): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const context = await visitor(browser, Object.values(urls));
    if (film) await filmReturning(browser, context, { urls, folder: film });
    const visits: Visit[] = [];
    const returning = async () => {
      const seen = await visit(context, urls.home, '[data-row]');
      visits.push(seen);
      return seen.at;
    };
    const still = await serveWithoutScripts(urls.home);
    const against = await compare(
      returning,
      async () => (await visit(context, still.url, '.written li')).at,
      rounds,
    ).finally(() => still.child.disconnect());
    const [, ...counted] = visits;
    return [
      {
        what: 'returning visitor, to the first match in sight, CPU 4×',
        unit: 'ms',
        bar: { atMost: 800, beyond: 400 },
        ...medianFigures(counted.map(({ at }) => at)),
      },
      {
        what: 'the same against the written page without a script, from a bare server',
        unit: '',
        ...ratioFigures(against),
      },
      {
        what: 'layout shift until the application stands',
        value: Math.max(...counted.map(({ shift }) => shift)),
        unit: '',
        bar: { atMost: 0 },
        ...{ rounds, spread: spreadOf(counted.map(({ shift }) => shift)) },
      },
    ];
  } finally {
    await browser.close();
  }
}
