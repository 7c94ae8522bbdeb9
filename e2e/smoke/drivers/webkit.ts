import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

import { expect } from '@playwright/test';
import { Builder, By, Key as DriverKey, type WebDriver } from 'selenium-webdriver';

import { timeZone } from '../../environment';
import type { Driver, Engine, Key, PageScript, Size } from './driver';

interface Programs {
  driver: string;
  browser: string;
}

/** How long a window may take to open, in milliseconds: on a busy machine about 5 s. */
const openMs = 30_000;

/** WebKitGTK by its own driver, on a display that nobody sees. */
export async function launchWebKit({ driver, browser }: Programs): Promise<Engine> {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(
    createInterface({ input: display.stdio[3] as NodeJS.ReadableStream }),
    'line',
  )) as [string];
  let service = await startDriver(driver, number);
  return {
    async open(size) {
      const opened = await Promise.race([
        openWindow(service.address, browser, size),
        setTimeout(openMs, null, { ref: false }),
      ]);
      if (opened) return opened;
      // The driver sometimes never answers. No page has been opened yet, so this repeats nothing that is tested.
      process.stdout.write(`WebKitWebDriver opened no window in ${openMs} ms and is restarted.\n`);
      await end(service.process);
      service = await startDriver(driver, number);
      return openWindow(service.address, browser, size);
    },
    async close() {
      for (const child of [service.process, display]) await end(child);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function startDriver(driver: string, display: string) {
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      TZ: timeZone,
      // Its sandbox refuses to run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { message: 'WebKitWebDriver answers' }).toBe(true);
  return { process: service, address };
}

/** Its driver has to be told one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function openWindow(address: string, binary: string, size: Size): Promise<Driver> {
  const window = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // In full screen it has no toolbar, which is wider than a phone.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    })
    .build();
  await window
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return driverOf(window);
}

/** Runs in the page, and answers in JSON: the protocol's own values lose what is undefined. */
const wrapped = (source: string, args: unknown[]) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve()
    .then(() => (${source})(...${JSON.stringify(args)}))
    .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;

function driverOf(window: WebDriver): Driver {
  return {
    goTo: (address) => window.get(address),
    reload: () => window.navigate().refresh(),
    back: () => window.navigate().back(),
    async run<Args extends unknown[], Result>(script: PageScript<Args, Result>, ...args: Args) {
      const answer: { value: Result; error?: string } = await window.executeAsyncScript(
        wrapped(script.toString(), args),
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    install: (source) => window.executeScript(source),
    async inFrame(selector, use) {
      await window.switchTo().frame(window.findElement(By.css(selector)));
      return use().finally(() => window.switchTo().defaultContent());
    },
    async drag([from, ...path]) {
      // Its driver turns a finger into a mouse.
      const actions = window
        .actions({ async: true })
        .move({ ...from!, duration: 0 })
        .press();
      for (const point of path) actions.move({ ...point, duration: 0 });
      await actions.release().perform();
    },
    type: (text) => window.switchTo().activeElement().sendKeys(text),
    press: (key) => window.switchTo().activeElement().sendKeys(keys[key]),
    attach: (selector, files) => window.findElement(By.css(selector)).sendKeys(files.join('\n')),
    screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    // Its driver reports neither console nor requests; the page's own listeners do.
    errors: () => window.executeScript('return globalThis.smoke?.errors ?? []'),
    close: () => window.quit(),
  };
}

const keys: Record<Key, string> = {
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  End: DriverKey.END,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Home: DriverKey.HOME,
  Tab: DriverKey.TAB,
};
