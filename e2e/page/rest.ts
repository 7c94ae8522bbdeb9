import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request that count as idle. */
const restMs = 500;

interface Traffic {
  open: Set<Request>;
  /** When a request last started or ended, in milliseconds since 1970. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Records a page's requests and answers from now on. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  const note = (change: () => void) => {
    change();
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) =>
    note(() => {
      // Browsers do not report the end of a beacon.
      if (request.resourceType() === 'ping') return;
      // Requests of the previous document no longer count.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        traffic.open.clear();
      traffic.open.add(request);
    }),
  );
  const end = (request: Request) => note(() => void traffic.open.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

const idle = () => new Promise<void>((done) => requestIdleCallback(() => done()));

/**
 * Waits until all requests of a story's page are answered and it sends no more. Playwright's `networkidle` fires once per
 * document, so it waits for nothing after a link inside the application.
 */
export async function atRest(page: Page): Promise<void> {
  const from = Date.now();
  const rests = async () => {
    await page.evaluate(idle);
    const { open, changedAt } = trafficOf.get(page)!;
    return open.size === 0 && Date.now() - Math.max(from, changedAt) >= restMs;
  };
  await expect.poll(rests).toBe(true);
}
