import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A slow phone on a slow network: 150 ms round trips, 1.6 Mbit/s, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;
/** Set by the shell once the app is interactive. */
const started = 'html[data-started]';
/** Blocking time counts until this many ms after the app has started. */
const blockingMs = 2_500;
const longTaskMs = 50;
const patienceMs = 60_000;

/** A string, because the compiler adds helper calls to functions that the page does not have. */
const watch = `(function () {
  window.tasks = []; window.answers = []; window.paintedAt = 0;
  function each(type, take, more) {
    new PerformanceObserver(function (list) { list.getEntries().forEach(take); })
      .observe(Object.assign({ type: type, buffered: true }, more));
  }
  each('longtask', function (entry) { tasks.push({ at: entry.startTime, ms: entry.duration }); });
  each('largest-contentful-paint', function (entry) { window.paintedAt = entry.startTime; });
  each('event', function (entry) { if (entry.interactionId) answers.push(entry.duration); }, { durationThreshold: 16 });
  (function look() {
    if (!window.firstRowAt && document.querySelector('[data-row]')) window.firstRowAt = performance.now();
    if (document.querySelector('${started}')) window.startedAt = performance.now();
    else requestAnimationFrame(look);
  })();
})();`;

interface Watched {
  startedAt: number;
  firstRowAt?: number;
  paintedAt: number;
  tasks: { at: number; ms: number }[];
  answers: number[];
}

export interface Fetched {
  path: string;
  kind: Kind;
  /** On the wire, headers included. */
  bytes: number;
}

export const kinds = ['HTML', 'JavaScript', 'JSON', 'SVG', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Visit {
  /** Requests until the app is interactive. */
  fetched: Fetched[];
  /**
   * Milliseconds from navigation until the app is interactive, and until its first match row, which is omitted if there is none.
   */
  startedMs: number;
  firstRowMs: number | undefined;
  /** Largest Contentful Paint. */
  paintedMs: number;
  /** Sum of task time above 50 ms per task. */
  blockedMs: number;
  /** The slowest response to a tap, or 0 without taps. */
  answeredMs: number;
}

function kindOf(type: string, mimeType: string): Kind {
  if (type === 'Document') return 'HTML';
  if (type === 'Script') return 'JavaScript';
  if (mimeType.includes('json')) return 'JSON';
  return mimeType.includes('svg') ? 'SVG' : 'other';
}

function collect(session: CDPSession): Fetched[] {
  const all: Fetched[] = [];
  const begun = new Map<string, Omit<Fetched, 'bytes'>>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) return;
    const { pathname } = new URL(response.url);
    begun.set(requestId, { path: pathname, kind: kindOf(type, response.mimeType) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId);
    if (known) all.push({ ...known, bytes: encodedDataLength });
  });
  return all;
}

/** A new visitor, in the server's own time zone for its brand. */
export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    locale: 'en',
  });

/** Opens the second tab of the page or the site, then the first. */
async function tap(page: Page): Promise<void> {
  const tabs = page.locator('[role="tab"], nav a[href]').filter({ visible: true });
  for (const at of [1, 0]) {
    await tabs.nth(at).click();
    await page.waitForTimeout(1_000);
  }
}

/** `taps` opens two tabs once the app is up. */
export async function visit(
  context: BrowserContext,
  url: string,
  { taps = false }: { taps?: boolean } = {},
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const all = collect(session);
    await page.addInitScript({ content: watch });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(started, { state: 'attached', timeout: patienceMs });
    const fetched = [...all];
    await page.waitForTimeout(blockingMs + 500);
    const seen = await page.evaluate(() => {
      const { startedAt, firstRowAt, paintedAt, tasks } = window as unknown as Watched;
      return { startedAt, firstRowAt, paintedAt, tasks };
    });
    if (taps) await tap(page);
    const answers = await page.evaluate(() => (window as unknown as Watched).answers);
    return {
      fetched,
      startedMs: seen.startedAt,
      firstRowMs: seen.firstRowAt,
      paintedMs: seen.paintedAt,
      blockedMs: seen.tasks
        .filter(({ at }) => at < seen.startedAt + blockingMs)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0),
      answeredMs: Math.max(0, ...answers),
    };
  } finally {
    await page.close();
  }
}
