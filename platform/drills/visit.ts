import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { RouteDescriptor } from '@scoreline/shared-lib/contract';

import type { Site } from './site/site';

const language = '/en';

/** An address of the route with content, or null if there is none. */
export function addressOf({ listed }: Site, { path }: RouteDescriptor): string | null {
  const shape = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
  const found = path.includes(':') ? listed.find((one) => shape.test(one)) : path;
  return found === undefined ? null : language + found;
}

/** Addresses of the remote, simplest first: a tab's, then those without parameters. */
export async function addressesOf(site: Site, name: string): Promise<string[]> {
  const rank = ({ tab, path }: RouteDescriptor) => (tab ? 0 : path.split(':').length);
  const routes = (await site.routesOf(name)).toSorted((one, other) => rank(one) - rank(other));
  return routes.map((route) => addressOf(site, route)).filter((address) => address !== null);
}

/** The remote's simplest page. */
export async function frontPage(site: Site, name: string): Promise<string> {
  const [front] = await addressesOf(site, name);
  if (!front) throw new Error(`${name} has no page to show`);
  return front;
}

type VisitorOptions = Pick<BrowserContextOptions, 'serviceWorkers' | 'userAgent' | 'locale'>;

/** A new visitor, in English and without a worker by default. */
export const newVisitor = (
  { browser, proxy }: Site,
  options: VisitorOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: proxy.address,
    viewport: { width: 390, height: 844 },
    ...{ locale: 'en-GB', serviceWorkers: 'block' },
    ...options,
  });

/** Navigates as a link in the app does, without reloading the page. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const standing = (name: string, build = '') =>
  build ? `[data-remote-build="${name}/${build}"]` : `[data-remote-build^="${name}/"]`;

/** The app's own page, as opposed to the server-rendered one that precedes it. */
export const ownPage = 'main:not(.written)';

export const cardOf = (name: string) => `[role="alert"][data-remote="${name}"]`;

/** The page's clock, which excludes the time a busy machine takes to deliver an answer. */
export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When the page's HTML began to arrive, by the page's clock. */
export const arrivalOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseStart;
  });

const late = (selector: string, limit: number) => `no ${selector} after ${limit / 1000} s`;

/**
 * Waits until the selector matches and returns the time by the page's clock.
 * @throws after `limit` ms
 */
export async function untilThere(page: Page, selector: string, limit: number): Promise<number> {
  const seen = await page
    .waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector, {
      timeout: limit,
    })
    .catch((error: Error) => {
      const isLate = error.message.includes('Timeout');
      throw isLate ? new Error(late(selector, limit)) : error;
    });
  return (await seen.jsonValue()) ?? 0;
}

/**
 * Watches for the first document of the page on which the selector matches. The returned function waits for that, at most `limit`
 * ms, and returns the time by the page's clock. Nothing is evaluated on the page meanwhile, because that would count as user
 * activity.
 */
export async function watchFor(
  page: Page,
  selector: string,
): Promise<(limit: number) => Promise<number>> {
  let tell = (_at: number): void => undefined;
  const told = new Promise<number>((resolve) => (tell = resolve));
  await page.exposeFunction('tellDrill', (at: number) => tell(at));
  await page.addInitScript((wanted) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      const { tellDrill } = globalThis as unknown as { tellDrill(at: number): void };
      tellDrill(performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
  return async (limit) => {
    const seen = await Promise.race([told, sleep(limit, null, { ref: false })]);
    if (seen === null) throw new Error(late(selector, limit));
    return seen;
  };
}

/** Throttles the page's CPU by this factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Whether some content is visible within `limit` ms. `display: contents` elements have no box, so their children are checked. */
export const hasContent = (page: Page, selector: string, limit: number): Promise<boolean> =>
  page
    .waitForFunction(
      (within) =>
        [...document.querySelectorAll(`${within} *`)].some(({ clientHeight }) => clientHeight > 0),
      selector,
      { timeout: limit },
    )
    .then(
      () => true,
      () => false,
    );
