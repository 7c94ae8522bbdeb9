import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { type App, type AppHost, type AppPage, type Message, patienceMs } from './app';
import type { Platform } from './options';

const agentOf = (platform: Platform, version: string) =>
  `Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 ScorelineApp/${version} (${platform})`;

/** The bridge, which passes every message to `askApp`. */
const bridge = fileURLToPath(new URL('bridgeInPage.js', import.meta.url));

/** Simulates apps whose device language differs from the page's. */
export const emulationIn = (browser: Browser): AppHost => ({
  async play({ version }, platform) {
    const context = await browser.newContext({
      ...{ userAgent: agentOf(platform, version), locale: 'pl-PL' },
      ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
    });
    return appIn(context, platform);
  },
  close: () => browser.close(),
});

async function appIn(context: BrowserContext, platform: Platform): Promise<App> {
  const deviceId = randomUUID();
  const asked: { message: Message; isText: boolean }[] = [];
  const requests: { url: string; headers: Record<string, string> }[] = [];
  context.on('request', (request) => {
    void request.allHeaders().then(
      (headers) => requests.push({ url: request.url(), headers }),
      () => undefined,
    );
  });
  const app: App = {
    platform,
    manner: 'answers',
    deviceId: () => deviceId,
    asked: () => asked,
    requests: () => requests,
    block: async (address) => void (await context.route(address, (route) => route.abort())),
    async open(address) {
      const page = await context.newPage();
      await page.goto(address.href);
      return pageOf(page);
    },
    close: () => context.close(),
  };
  const answer = (sent: unknown): object | null => {
    const isText = typeof sent === 'string';
    const message = (isText ? JSON.parse(sent) : sent) as Message;
    asked.push({ message, isText });
    const { id, action } = message;
    if (app.manner === 'is silent') return null;
    if (action === 'deviceId') return { id, result: deviceId };
    if (app.manner === 'refuses' || action === 'login') return { id, error: 'refused' };
    return { id, result: true };
  };
  await context.exposeBinding('askApp', (_source, sent: unknown) => answer(sent));
  await context.addInitScript({ path: bridge });
  return app;
}

function pageOf(page: Page): AppPage {
  const timeout = patienceMs;
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  return {
    url: () => Promise.resolve(page.url()),
    gone: (selector) => page.locator(selector).first().waitFor({ state: 'detached', timeout }),
    visible: (selector) => first(selector).waitFor({ timeout }),
    attribute: async (selector, name) =>
      (await first(selector).getAttribute(name, { timeout })) ?? '',
    async click(selector) {
      await page.waitForLoadState('load');
      await first(selector).click({ timeout });
    },
    fill: (selector, text) => first(selector).fill(text, { timeout }),
  };
}
