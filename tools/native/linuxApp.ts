import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';

import { freePort } from '../run/ports.mjs';
import { until } from '../run/until.mjs';
import { type App, type AppHost, type AppPage, type Message, patienceMs } from './app';
import { openProxy } from './proxy';

const shell = fileURLToPath(new URL('../../examples/native/linux/shell.py', import.meta.url));

/** A display that nobody sees, for programs with this environment. */
export async function openDisplay() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const lines = createInterface({ input: display.stdio[3] as NodeJS.ReadableStream });
  const [number] = (await once(lines, 'line')) as [string];
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    LANG: 'pl_PL.UTF-8',
    // WebKit's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  return { env, close: () => end(display) };
}

/** Starts real apps of `examples/native/linux` under WebKit's own driver. */
export async function linuxApps(driver: string): Promise<AppHost> {
  const { env, close } = await openDisplay();
  return {
    play: ({ version }) => playLinux(driver, env, version),
    close,
  };
}

async function startDriver(driver: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await until(
    'WebKitWebDriver answers',
    async () => (await fetch(`${address}/status`)).ok,
    patienceMs,
  );
  return { service, address };
}

async function playLinux(driver: string, env: NodeJS.ProcessEnv, version: string): Promise<App> {
  const { service, address: driverAddress } = await startDriver(driver, env);
  const profile = mkdtempSync(join(tmpdir(), 'scoreline-shell-'));
  const proxy = await openProxy();
  const log = join(profile, 'log.jsonl');
  let window: WebDriver | undefined;
  const app: App = {
    platform: 'ios',
    manner: 'answers',
    deviceId: () =>
      (JSON.parse(readFileSync(join(profile, 'keychain.json'), 'utf8')) as { deviceId: string })
        .deviceId,
    asked: () => askedIn(readFileSync(log, 'utf8')),
    requests: () => proxy.requests as ReturnType<App['requests']>,
    block: (pattern) => Promise.resolve(void proxy.blocked.push(pattern)),
    async open(address) {
      window ??= await new Builder()
        .usingServer(driverAddress)
        .withCapabilities({
          browserName: 'ScorelineShell',
          'webkitgtk:browserOptions': {
            binary: shell,
            args: [
              ...[siteOf(address), '--automation', '--profile', profile, '--log', log],
              ...['--app', version, '--bridge', app.manner, '--proxy', proxy.address],
            ],
          },
        })
        .build();
      await window.get(address.href);
      return pageOf(window);
    },
    async close() {
      // Ending the session hangs when the app has opened a second page.
      await end(service);
      if (window) await endProcess(processIn(readFileSync(log, 'utf8')));
      proxy.close();
      // WebKit's other processes may still write.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
  return app;
}

/** The site with its language, without the page. */
const siteOf = ({ origin, pathname }: URL) => `${origin}/${pathname.split('/')[1] ?? ''}`;

const eventsIn = (log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map(
      (line) =>
        JSON.parse(line) as { event: string; message: Message; reason?: string; pid: number },
    );

const processIn = (log: string): number =>
  firstItem(eventsIn(log).filter(({ event }) => event === 'started')).pid;

/** @throws if the app ignored a message of the page */
function askedIn(log: string) {
  return eventsIn(log).flatMap(({ event, message, reason }) => {
    if (event === 'ignored') throw new Error(`the app ignored a message: ${reason}`);
    return event === 'asked' ? [{ message, isText: false }] : [];
  });
}

/** Runs in the page. The first element that is displayed, scrolled into view. */
const find = `
  const shown = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
  shown?.scrollIntoView({ block: 'center' });
  return shown ?? null;`;

function pageOf(window: WebDriver): AppPage {
  const visible = async (selector: string): Promise<WebElement> => {
    let found: WebElement | null = null;
    await until(
      `${selector} is visible`,
      async () => {
        found = await window.executeScript<WebElement | null>(find, selector);
        return found !== null;
      },
      patienceMs,
    );
    return found!;
  };
  const count = 'return document.querySelectorAll(arguments[0]).length';
  return {
    url: () => window.getCurrentUrl(),
    gone: (selector) =>
      until(
        `${selector} is gone`,
        async () => (await window.executeScript<number>(count, selector)) === 0,
        patienceMs,
      ),
    visible: async (selector) => void (await visible(selector)),
    attribute: async (selector, name) =>
      window.executeScript<string>(
        'return arguments[0].getAttribute(arguments[1]) ?? ""',
        await visible(selector),
        name,
      ),
    // The driver's own click never ends when the app covers the page with another.
    click: async (selector) =>
      window.executeScript<void>('arguments[0].click()', await visible(selector)),
    async fill(selector, text) {
      await (await visible(selector)).sendKeys(text);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function endProcess(id: number): Promise<void> {
  process.kill(id);
  await until('the app has ended', () => Promise.resolve(!isRunning(id)), patienceMs);
}
