import { createHash } from 'node:crypto';

import puppeteer, { type Frame, type HTTPRequest, type Page } from 'puppeteer-core';

import { timeZone } from '../../environment';
import type { Driver, Engine, PageScript, Size } from './driver';

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: timeZone },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'dom.w3c_touch_events.enabled': 1 },
  });
  return {
    async open(size: Size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return { ...driverOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function driverOf(page: Page): Omit<Driver, 'close'> {
  const errors = watchErrors(page);
  let frame: Page | Frame = page;
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: <Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) =>
      frame.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<Result>,
    install: async (source) => void (await frame.evaluate(source)),
    async inFrame(selector, use) {
      const element = await page.waitForSelector(selector);
      frame = (await element?.contentFrame()) ?? page;
      return use().finally(() => (frame = page));
    },
    async drag([from, ...path], pointer) {
      if (pointer === 'touch') {
        const finger = await page.touchscreen.touchStart(from!.x, from!.y);
        for (const { x, y } of path) await finger.move(x, y);
        return finger.end();
      }
      await page.mouse.move(from!.x, from!.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async attach(selector, files) {
      const input = await page.waitForSelector(selector);
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(
        ...files,
      );
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: () => page.pdf({ format: 'A4' }),
    errors: () => Promise.resolve(errors()),
  };
}

/** Firefox checks the hash of a script whose load a new page has cancelled, and finds this one. */
const hashOfNothing = createHash('sha384').digest('base64');

/** Returns the errors so far. Leaving a page cancels what it still asks for, which Firefox reports in several ways. */
function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  const cancelled = new Set<string>();
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request: HTTPRequest) => {
    const reason = request.failure()?.errorText ?? '';
    if (/NS_BINDING_ABORTED|was disposed/.test(reason)) cancelled.add(request.url());
    else errors.push(`${reason} ${request.url()}`);
  });
  const isOfCancelled = (error: string) =>
    error.includes(hashOfNothing) || [...cancelled].some((address) => error.includes(address));
  return () => errors.filter((error) => !isOfCancelled(error));
}
