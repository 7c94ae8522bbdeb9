import type { App, AppHost } from './app';
import { Broken, type Check, checks, Skipped } from './checks';
import type { Options, Platform } from './options';

type Verdict = { mark: '✓' | '–' | '✗'; note?: string };

async function verdictOf(check: Check, app: App, url: URL): Promise<Verdict> {
  try {
    await check.run(app, url);
    return { mark: '✓' };
  } catch (error) {
    const note = error instanceof Error ? error.message.split('\n')[0] : String(error);
    if (error instanceof Skipped) return { mark: '–', note };
    return { mark: '✗', note: error instanceof Broken ? note : `it could not be checked: ${note}` };
  }
}

async function checkOne(
  host: AppHost,
  check: Check,
  { platform, version, url }: { platform: Platform; version: string; url: URL },
): Promise<Verdict> {
  const app = await host.play({ version }, platform);
  try {
    return await verdictOf(check, app, url);
  } finally {
    await app.close();
  }
}

/** Runs the list on each platform and reports each line. Resolves to the number of failures. */
export async function checkAll(
  host: AppHost,
  { url, emulated, shell, version }: Options,
  tell: (line: string) => void,
  list = checks,
): Promise<number> {
  let broken = 0;
  for (const platform of emulated) {
    tell(`${url.href} in the app ${shell ? `of examples/native/${shell}` : `on ${platform}`}`);
    for (const check of list) {
      const { mark, note } = await checkOne(host, check, { platform, version, url });
      tell(`  ${mark} ${check.name}${note ? `: ${note}` : ''}`);
      if (mark === '✗') broken += 1;
    }
  }
  return broken;
}
