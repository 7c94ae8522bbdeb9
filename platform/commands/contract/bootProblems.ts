import type { Browser, Page } from '@playwright/test';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import { openStage } from '@scoreline/remote-kit/dev';
import type { ReleasedRemote } from '@scoreline/shared-lib/contract';

import type { Pair } from './statedProblems';

const patienceMs = 12_000;

/** An example address of the route: a sport for such a parameter, otherwise a short text. */
const samplePath = (path: string) =>
  path
    .replace(/:sportName/g, 'football')
    .replace(/:[^/]*[iI]d\b/g, '1')
    .replace(/:[^/]+/g, 'x');

const card = (name: string) => `[role=alert][data-remote="${name}"]`;

interface Exposed {
  contract: string;
  paths: string[];
}

/** Reads the exposed modules of the started container. A string, because the compiler adds helper calls to functions. */
const readExposed = (global: string) => `(async () => {
  const factory = await window[${JSON.stringify(global)}].get('./remote');
  const { remote } = factory();
  return { contract: remote.contract, paths: remote.routes.map(({ path }) => path) };
})()`;

/** Polled from outside, because the page's policy forbids evaluation inside it. */
async function isSettled(page: Page, global: string): Promise<boolean> {
  const stands = `Boolean(window[${JSON.stringify(global)}] && document.querySelector('main') || document.querySelector('[role=alert]'))`;
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    if (await page.evaluate<boolean>(stands).catch(() => false)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

async function show(page: Page, address: string, remote: ReleasedRemote): Promise<string[]> {
  await page.goto(address, { waitUntil: 'commit' });
  const settled = await isSettled(page, remote.global);
  if (!settled) return [`${new URL(address).pathname} shows nothing`];
  await page.waitForTimeout(400);
  const failed = (await page.locator(card(remote.name)).count()) > 0;
  return failed ? [`${new URL(address).pathname} shows the error card instead of the remote`] : [];
}

async function exposedProblems(page: Page, remote: ReleasedRemote): Promise<string[]> {
  const exposed = await page.evaluate<Exposed>(readExposed(remote.global)).catch(() => null);
  if (!exposed) return ['its container does not hand out ./remote'];
  const declared = remote.routes.map(({ path }) => path).sort();
  return JSON.stringify(exposed.paths.sort()) === JSON.stringify(declared)
    ? []
    : [`declares ${declared.join(' ')} but runs ${exposed.paths.join(' ')}`];
}

/** Starts the pair in a browser and opens every route of the remote. Returns one line per problem. */
export async function bootProblems(
  browser: Browser,
  store: BuildStore,
  { remote: { name, build }, host }: Pair,
): Promise<string[]> {
  const stage = await openStage(store, { shell: host, [name]: build });
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`throws ${error.message}`));
  try {
    const remote = stage.release.remotes[name]!;
    for (const { path } of remote.routes) {
      problems.push(...(await show(page, `${stage.origin}/en${samplePath(path)}`, remote)));
    }
    if (remote.routes.length > 0) problems.push(...(await exposedProblems(page, remote)));
    return [...new Set(problems)];
  } finally {
    await context.close();
    await stage.close();
  }
}
