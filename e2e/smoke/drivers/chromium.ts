import { chromium, type Frame, type Page } from '@playwright/test';

import { timeZone } from '../../environment';
import type { Driver, Engine, PageScript, Size } from './driver';

interface Options {
  executablePath: string | undefined;
  /** More arguments of the browser. */
  args: readonly string[];
  /** Scripts that run in every document before its own. */
  scripts: readonly string[];
}

export async function launchChromium({ executablePath, args, scripts }: Options): Promise<Engine> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...sandbox, ...args] });
  return {
    async open(size: Size) {
      const context = await browser.newContext({
        viewport: size,
        locale: 'en-GB',
        timezoneId: timeZone,
        hasTouch: true,
      });
      for (const content of scripts) await context.addInitScript({ content });
      return driverOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function driverOf(page: Page): Driver {
  const errors = watchErrors(page);
  let frame: Page | Frame = page;
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: <Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) =>
      frame.evaluate(
        // Playwright passes one argument.
        `(${script.toString()})(...${JSON.stringify(args)})`,
      ) as Promise<Result>,
    install: async (source) => void (await frame.evaluate(source)),
    async inFrame(selector, use) {
      const element = await page.waitForSelector(selector, { state: 'attached' });
      frame = (await element.contentFrame()) ?? page;
      return use().finally(() => (frame = page));
    },
    async drag([from, ...path], pointer) {
      if (pointer === 'touch') return touch(page, [from!, ...path]);
      await page.mouse.move(from!.x, from!.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.insertText(text),
    press: (key) => page.keyboard.press(key),
    attach: (selector, files) => page.setInputFiles(selector, [...files]),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    errors: () => Promise.resolve(errors),
    close: () => page.context().close(),
  };
}

async function touch(page: Page, path: readonly { x: number; y: number }[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: (typeof path)[number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await send('touchStart', path.slice(0, 1));
  for (const point of path.slice(1)) await send('touchMove', [point]);
  await send('touchEnd', []);
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it still asks for.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
  return errors;
}
