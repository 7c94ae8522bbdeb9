import { expect, type Page, type Request } from '@playwright/test';

/** As long without a request is a rest, in milliseconds. */
const restMs = 500;

interface Traffic {
  open: Set<Request>;
  /** When a request last began or ended, in milliseconds since 1970. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Notes from now on what a page asks for and what is answered. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  const note = (change: () => void) => {
    change();
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) =>
    note(() => {
      // Nobody is told how a beacon ends.
      if (request.resourceType() === 'ping') return;
      // What the document before had asked for is nobody's any more.
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
 * Waits until all that a story's page has asked for is answered and it asks for nothing more. Playwright's `networkidle` is
 * over once for each document: after a link inside the application it waits for nothing.
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
