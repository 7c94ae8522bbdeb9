import type { BrowserContext, Page } from '@playwright/test';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import type { Options } from '../commands/options';
import { canaryShells } from './canaryShell';
import { type Fault, faults } from './faults';
import { report, type Result, tell } from './report';
import { reseal } from './build/reseal';
import { openSite, type Site } from './site/site';
import {
  arrivalOf,
  cardOf,
  clockOf,
  frontPage,
  goWithin,
  hasContent,
  newVisitor,
  ownPage,
  slowDown,
  standing,
  untilThere,
  watchFor,
} from './visit';

/** Limit in milliseconds by the page's clock, within which a fallback must replace the failing part. */
const fallbackLimitMs = 4_000;
/** Limit for steps without one of their own. */
const patienceMs = 20_000;

interface Trial {
  site: Site;
  remote: string;
  fault: Fault;
  broken: BuildDescriptor;
  /** The release names the last good build as fallback. */
  hasSpare: boolean;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Applies the fault to the files of the broken build. */
function disturb({ site, fault, broken }: Trial): void {
  const base = `/builds/${broken.name}/${broken.build}/`;
  site.proxy.disturb = (path) =>
    path.startsWith(base) ? (fault.network?.(path.slice(base.length), broken) ?? null) : null;
}

async function mend({ site }: Trial, visitor: BrowserContext): Promise<void> {
  site.proxy.disturb = () => null;
  await visitor.setOffline(false);
}

/** Verifies that the shell and another remote still work, and that going back returns to the same page. */
async function othersWork({ site, remote }: Trial, page: Page): Promise<void> {
  const here = new URL(page.url()).pathname;
  const other = site.remotes.find((name) => name !== remote);
  if (other) {
    await goWithin(page, await frontPage(site, other));
    await untilThere(page, standing(other), patienceMs);
    if (!(await hasContent(page, standing(other), patienceMs)))
      throw new Error(`${other} shows nothing`);
  }
  await goWithin(page, '/en/language');
  await untilThere(page, `${ownPage} h1`, patienceMs);
  await goWithin(page, here);
}

async function retryWorks(trial: Trial, page: Page): Promise<number> {
  const { site, remote, fault } = trial;
  await untilThere(page, cardOf(remote), patienceMs);
  await mend(trial, page.context());
  if (fault.needsRelease) await site.release(site.good);
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  const startedAt = await clockOf(page);
  const cards = page.locator(`${cardOf(remote)} button`);
  // Each lost part has its own card.
  for (let left = await cards.count(); left > 0; left--) await cards.first().click();
  const whole = `${standing(remote)}:not(:has(${cardOf(remote)}))`;
  return (await untilThere(page, whole, patienceMs)) - startedAt;
}

const remember = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { stayed: true }));

/** Navigates to the remote from another page while the network is down. */
async function goOffline({ site, remote }: Trial, page: Page): Promise<number> {
  await page.goto('/en/language');
  await untilThere(page, `${ownPage} h1`, patienceMs);
  const other = site.remotes.find((name) => name !== remote);
  if (other) {
    await goWithin(page, await frontPage(site, other));
    await untilThere(page, standing(other), patienceMs);
  }
  await remember(page);
  await page.context().setOffline(true);
  const leftAt = await clockOf(page);
  await goWithin(page, await frontPage(site, remote));
  return (await untilThere(page, cardOf(remote), patienceMs)) - leftAt;
}

/** Opens the remote's page and triggers the fault. Returns milliseconds until the expected state. */
async function experience(trial: Trial, page: Page, expected: string): Promise<number | null> {
  const { site, remote, fault, broken } = trial;
  if (fault.isOffline) return goOffline(trial, page);
  if (fault.begins === 'at once') disturb(trial);
  const seen = fault.isReloaded
    ? await watchFor(page, expected)
    : (limit: number) => untilThere(page, expected, limit);
  await page.goto(await frontPage(site, remote), { waitUntil: 'commit' });
  if (!fault.isReloaded) await remember(page);
  if (!fault.provoke) return (await seen(patienceMs)) - (await arrivalOf(page));
  await untilThere(page, standing(remote, broken.build), patienceMs);
  disturb(trial);
  const asked = site.proxy.asked.length;
  await fault.provoke(page, site, remote);
  const provokedAt = await clockOf(page);
  const base = `/builds/${remote}/${broken.build}/`;
  const wanted = site.proxy.asked.slice(asked).some((path) => path.startsWith(base));
  if (fault.begins === 'when it stands' && !wanted) return null;
  return Math.max(0, (await untilThere(page, expected, patienceMs)) - provokedAt);
}

async function run(trial: Trial, page: Page): Promise<string> {
  const { site, remote, fault, hasSpare } = trial;
  const endsWithCard = !fault.isHarmless && (fault.isOffline || !hasSpare);
  const fallback = hasSpare ? standing(remote, site.good[remote]) : cardOf(remote);
  const expected = fault.isHarmless ? standing(remote, trial.broken.build) : fallback;
  const took = await experience(trial, page, expected);
  if (took === null) return 'has no such chunk';
  if (fault.isReloaded) await remember(page);
  if (took > fallbackLimitMs) throw new Error(`stood after ${seconds(took)}`);
  await othersWork(trial, page);
  const notes = [seconds(took)];
  if (endsWithCard) notes.push(`retry ${seconds(await retryWorks(trial, page))}`);
  else await untilThere(page, expected, patienceMs);
  const left = await page.evaluate(() => [
    'stayed' in globalThis ? '' : 'the page was loaded anew',
    'foreignReact' in globalThis ? 'a second React was used' : '',
  ]);
  const wrong = left.filter(Boolean).join(', ');
  if (wrong) throw new Error(wrong);
  return notes.join(', ');
}

async function tryOnce(trial: Trial): Promise<Result> {
  const { site, remote, fault, broken, hasSpare } = trial;
  const column = `${remote}, ${hasSpare ? 'last good build' : 'card'}`;
  await site.release(
    { ...site.good, [remote]: broken.build },
    hasSpare ? { shell: site.good.shell!, [remote]: site.good[remote]! } : undefined,
  );
  const visitor = await newVisitor(site);
  try {
    const page = await visitor.newPage();
    await slowDown(page, site.cpu);
    return { row: fault.name, column, note: await run(trial, page) };
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n');
    return { row: fault.name, column, note: '', failure: reason };
  } finally {
    await mend(trial, visitor);
    await visitor.close();
  }
}

/** Tries every fault on a remote, with and without a fallback build. */
async function faultsOf(site: Site, remote: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const fault of faults) {
    const build = await reseal(site.store, remote, site.good[remote]!, fault.change);
    const broken = (await readDescriptor(site.store, remote, build))!;
    for (const hasSpare of [true, false]) {
      const result = await tryOnce({ site, remote, fault, broken, hasSpare });
      tell(
        `${result.failure ? 'FAILED' : 'ok'}  ${fault.name}, ${result.column}  ${result.failure ?? result.note}`,
      );
      results.push(result);
    }
  }
  return results;
}

/**
 * Exposes every remote, or the named ones, to every fault in a browser.
 * @throws with every failed expectation
 */
export async function runFaults(options: Options): Promise<void> {
  const site = await openSite(options);
  try {
    const remotes = site.remotes.filter((name) => site.chosen.includes(name));
    const results: Result[] = [];
    for (const remote of remotes) results.push(...(await faultsOf(site, remote)));
    results.push(...(await canaryShells(site)));
    await report('fault', results);
  } finally {
    await site.close();
  }
}
