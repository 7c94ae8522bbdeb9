import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';
import type { Selection } from '@scoreline/remote-kit/admission';

import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { until } from '../../tools/run/until.mjs';
import type { Options } from '../commands/options';
import { earlierBuild } from './build/earlierBuild';
import { twoCanaries } from './canaries';
import { report, type Result, tell } from './report';
import { openSite, type Site } from './site/site';
import { addressesOf, goWithin, hasContent, newVisitor, standing, untilThere } from './visit';
import { foreignShares, watchPage } from './watchPage';

/** Limit of any wait, on slow machines too. */
const limitMs = 45_000;
/** Limit of a scene, including closing its pages. A scene that hangs is reported by name. */
const sceneLimitMs = 180_000;
/** How long a page is watched for an unrequested reload. */
const restMs = 2_500;

interface Skew {
  site: Site;
  /** The working tree's builds, and those of a previous release made from different sources. */
  newer: Selection;
  older: Selection;
}

async function olderBuilds({ store, good }: Site): Promise<Selection> {
  const older: Selection = {};
  for (const [name, build] of Object.entries(good)) {
    older[name] = await earlierBuild(store, name, build);
    tell(`built  ${name}, earlier`);
  }
  return older;
}

/** Verifies that each remote runs the expected build, both on a page load and after navigation within the page. */
async function allStand({ site }: Skew, page: Page, builds: Selection): Promise<void> {
  for (const name of site.remotes) {
    for (const address of await addressesOf(site, name)) {
      await goWithin(page, address);
      await untilThere(page, standing(name, builds[name]), limitMs);
    }
    if (!(await hasContent(page, standing(name), limitMs)))
      throw new Error(`${name} shows nothing`);
  }
}

const openFirst = async ({ site }: Skew, page: Page, builds: Selection): Promise<void> => {
  const [name = ''] = site.remotes;
  const [front = '/'] = await addressesOf(site, name);
  await page.goto(front);
  await untilThere(page, standing(name, builds[name]), limitMs);
};

const reloadOf = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Accepts the update that the page offers, and waits for the reload. */
async function agree(page: Page): Promise<void> {
  const reload = reloadOf(page);
  await reload.waitFor({ timeout: limitMs });
  await Promise.all([page.waitForEvent('load', { timeout: limitMs }), reload.click()]);
}

/** Makes the page check for a new release, as it does when it becomes visible. It starts listening once it is idle. */
async function takeUpdate(page: Page): Promise<void> {
  const isOffered = async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    return reloadOf(page).isVisible();
  };
  await until('the offer of an update', isOffered, limitMs);
  await agree(page);
}

type Scene = (skew: Skew, page: Page, visitor: BrowserContext) => Promise<number>;

/** Host and remotes of the same release. The number is how often the page may load. */
const pair =
  (host: 'newer' | 'older', remotes: 'newer' | 'older'): Scene =>
  async (skew, page) => {
    const builds = { ...skew[remotes], shell: skew[host].shell! };
    await skew.site.release(builds);
    await openFirst(skew, page, builds);
    await page.setViewportSize({ width: 1280, height: 900 });
    await allStand(skew, page, builds);
    return 1;
  };

const staleTab: Scene = async (skew, page) => {
  const { site, older, newer } = skew;
  await site.release(older);
  await openFirst(skew, page, older);
  await site.release(newer, older);
  await page.setViewportSize({ width: 1280, height: 900 });
  await allStand(skew, page, older);
  await page.reload();
  await allStand(skew, page, newer);
  return 2;
};

const deployInSession: Scene = async (skew, page) => {
  const { site, older, newer } = skew;
  await site.release(older);
  await openFirst(skew, page, older);
  await site.release(newer, older);
  await takeUpdate(page);
  await allStand(skew, page, newer);
  await site.release(older);
  await takeUpdate(page);
  await allStand(skew, page, older);
  return 3;
};

const controlled = (page: Page) =>
  page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), null, {
    timeout: limitMs,
  });

/** The newest worker that the browser knows: waiting, or active with none waiting. */
const newestWorker = (page: Page): Promise<'active' | 'waiting' | null> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.waiting) return 'waiting';
    return registration?.active ? 'active' : null;
  });

const workerIs = (page: Page, state: 'active' | 'waiting'): Promise<void> =>
  until(`a worker that is ${state}`, async () => (await newestWorker(page)) === state, limitMs);

const oldWorker: Scene = async (skew, page) => {
  const { site, older, newer } = skew;
  await site.release(older);
  await openFirst(skew, page, older);
  await workerIs(page, 'active');
  await page.reload();
  await controlled(page);
  await site.release(newer, older);
  await page.reload();
  await allStand(skew, page, newer);
  const earlier = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  if (!earlier) throw new Error('the worker of before has let go of the page');
  // The browser has found another worker by now, which waits until the visitor accepts.
  await page.evaluate(() => {
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });
  await workerIs(page, 'waiting');
  await agree(page);
  await workerIs(page, 'active');
  await allStand(skew, page, newer);
  return 4;
};

const scenes: Record<string, { scene: Scene; workers?: 'allow' }> = {
  'host N, remotes N': { scene: pair('newer', 'newer') },
  'host N, remotes N−1': { scene: pair('newer', 'older') },
  'host N−1, remotes N': { scene: pair('older', 'newer') },
  'host N−1, remotes N−1': { scene: pair('older', 'older') },
  'a stale tab': { scene: staleTab },
  'a deploy and a rollback in mid-session': { scene: deployInSession },
  'two canaries at once': { scene: ({ site, older }, page) => twoCanaries(site, older, page) },
  'an old service worker': { scene: oldWorker, workers: 'allow' },
};

async function play(skew: Skew, name: string): Promise<string> {
  const { scene, workers } = scenes[name]!;
  const visitor = await newVisitor(skew.site, { serviceWorkers: workers ?? 'block' });
  try {
    const page = await visitor.newPage();
    const seen = watchPage(page);
    const loads = await scene(skew, page, visitor);
    await page.waitForTimeout(restMs);
    const foreign = await foreignShares(page);
    const problems = [
      ...seen.errors,
      ...foreign.map((library) => `${library} is on the page twice`),
      ...(seen.loads() > loads ? [`the page was loaded ${seen.loads()} times, not ${loads}`] : []),
    ];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return `stands, ${loads === 1 ? 'one load' : `${loads} loads`}`;
  } finally {
    await visitor.close();
  }
}

const hangs = () =>
  sleep(sceneLimitMs, undefined, { ref: false }).then((): never => {
    throw new Error(`not over after ${sceneLimitMs / 1000} s`);
  });

async function result(skew: Skew, row: string): Promise<Result> {
  const column = 'in a browser';
  const ended: Result = await Promise.race([play(skew, row), hangs()]).then(
    (note) => ({ row, column, note }),
    (error: Error) => ({ row, column, note: '', failure: firstItem(error.message.split('\n')) }),
  );
  tell(`${ended.failure ? 'FAILED' : 'ok'}  ${row}  ${ended.failure ?? ended.note}`);
  return ended;
}

/**
 * Combines releases of different age on one page, in every scene or in those whose names contain a given word.
 * @throws with every failed expectation
 */
export async function runSkew(options: Options): Promise<void> {
  const wanted = (name: string) => options.names.some((word) => name.includes(word));
  const named = Object.keys(scenes).filter((name) => options.names.length === 0 || wanted(name));
  if (named.length === 0) throw new Error(`there are ${Object.keys(scenes).join('; ')}`);
  const site = await openSite({ ...options, names: [] });
  try {
    const skew = { site, newer: site.good, older: await olderBuilds(site) };
    const results: Result[] = [];
    for (const name of named) results.push(await result(skew, name));
    await report('skew', results);
  } finally {
    await site.close();
  }
}
