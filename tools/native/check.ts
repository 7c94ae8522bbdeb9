import type { Browser } from '@playwright/test';

import { type AppShell, playApp } from './appShell';
import { Broken, type Check, checks, Skipped } from './checks';
import type { Options, Platform } from './options';

type Verdict = { mark: '✓' | '–' | '✗'; note?: string };

async function verdictOf(check: Check, shell: AppShell, url: URL): Promise<Verdict> {
  try {
    await check.run(shell, url);
    return { mark: '✓' };
  } catch (error) {
    const note = error instanceof Error ? error.message.split('\n')[0] : String(error);
    if (error instanceof Skipped) return { mark: '–', note };
    return { mark: '✗', note: error instanceof Broken ? note : `it could not be checked: ${note}` };
  }
}

async function checkOne(
  browser: Browser,
  check: Check,
  played: { platform: Platform; version: string; url: URL },
): Promise<Verdict> {
  const shell = await playApp(browser, played);
  try {
    return await verdictOf(check, shell, played.url);
  } finally {
    await shell.close();
  }
}

/** Runs the list on each platform and reports each line. Resolves to the number of failures. */
export async function checkAll(
  browser: Browser,
  { url, emulated, version }: Options,
  tell: (line: string) => void,
  list = checks,
): Promise<number> {
  let broken = 0;
  for (const platform of emulated) {
    tell(`${url.href} in the app on ${platform}`);
    for (const check of list) {
      const { mark, note } = await checkOne(browser, check, { platform, version, url });
      tell(`  ${mark} ${check.name}${note ? `: ${note}` : ''}`);
      if (mark === '✗') broken += 1;
    }
  }
  return broken;
}
