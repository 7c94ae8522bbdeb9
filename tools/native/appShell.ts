import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Platform } from './options';

export interface Message {
  v: unknown;
  id: number;
  action: string;
  payload?: { path?: string; query?: Record<string, string>; from?: string; silent?: boolean };
}

/** How the app treats requests: it answers, fails, or stays silent. */
export type Manner = 'answers' | 'refuses' | 'is silent';

/** A simulated app around the pages: its user agent, its bridge, and all requests it received. */
export interface AppShell {
  deviceId: string;
  platform: Platform;
  context: BrowserContext;
  /** Messages over the bridge in order. `isText` if a message arrived as a string. */
  asked: { message: Message; isText: boolean }[];
  manner: Manner;
  open(address: URL): Promise<Page>;
  close(): Promise<void>;
}

const agentOf = (platform: Platform, version: string) =>
  `Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 ScorelineApp/${version} (${platform})`;

/** The bridge, which passes every message to `askApp`. */
const bridge = fileURLToPath(new URL('bridgeInPage.js', import.meta.url));

interface Played {
  platform: Platform;
  version: string;
}

/** Simulates an app whose device language differs from the page's. */
export async function playApp(browser: Browser, { platform, version }: Played): Promise<AppShell> {
  const context = await browser.newContext({
    ...{ userAgent: agentOf(platform, version), locale: 'pl-PL' },
    ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
  });
  const shell: AppShell = {
    ...{ deviceId: randomUUID(), platform, context, asked: [], manner: 'answers' },
    async open(address) {
      const page = await context.newPage();
      await page.goto(address.href);
      return page;
    },
    close: () => context.close(),
  };
  const answer = (sent: unknown): object | null => {
    const isText = typeof sent === 'string';
    const message = (isText ? JSON.parse(sent) : sent) as Message;
    shell.asked.push({ message, isText });
    const { id, action } = message;
    if (shell.manner === 'is silent') return null;
    if (action === 'deviceId') return { id, result: shell.deviceId };
    if (shell.manner === 'refuses' || action === 'login') return { id, error: 'refused' };
    return { id, result: true };
  };
  await context.exposeBinding('askApp', (_source, sent: unknown) => answer(sent));
  await context.addInitScript({ path: bridge });
  return shell;
}
