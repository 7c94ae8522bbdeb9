import type { BrowserContext, Page } from '@playwright/test';
import { readDescriptor } from '@scoreline/remote-kit/admission';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';

import type { Options } from '../commands/options';
import { askForChunk } from './chunks';
import type { Disturbance, Proxy } from './site/proxy';
import { report, type Result, tell } from './report';
import { openSite, type Site } from './site/site';
import { frontPage, newVisitor, standing, untilThere } from './visit';
import { watchPage } from './watchPage';

const remote = 'mf-scores';
const limitMs = 15_000;
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const sentinel = 'globalThis.tampered=true;';
const buildFile = /^\/builds\/[\w-]+\/[0-9a-f]{16}\//;

type Disturb = Proxy['disturb'];
const always =
  (found: Disturbance): Disturb =>
  (path) =>
    buildFile.test(path) ? found : null;
const altered: Disturb = (path) =>
  buildFile.test(path)
    ? {
        kind: 'alter',
        alter: (body) =>
          path.endsWith('.js')
            ? Buffer.concat([Buffer.from(sentinel), body])
            : Buffer.from(body.toString().replace(/":"/g, '":"TAMPERED ')),
      }
    : null;
const missing = always({ kind: 'answer', status: 404, type: 'text/plain', body: 'no such file' });

interface Trial {
  name: string;
  /** Behaviour of the CDN, from the start or once the page is up. */
  disturb?: Disturb;
  later?: Disturb;
  /** Every device gets the same shell as a canary, whose page reports failures. */
  isCanary?: true;
}

const trials: Trial[] = [
  { name: 'is well' },
  { name: 'refuses', disturb: always({ kind: 'refuse' }) },
  { name: 'hangs', disturb: always({ kind: 'hang' }) },
  { name: 'has no file', disturb: missing },
  { name: 'alters all', disturb: altered },
  { name: 'alters texts', disturb: (path) => (path.endsWith('.json') ? altered(path) : null) },
  { name: 'refuses later', later: always({ kind: 'refuse' }) },
  { name: 'hangs later', later: always({ kind: 'hang' }) },
  { name: 'alters later', later: altered },
  { name: 'refuses a canary’s shell', disturb: always({ kind: 'refuse' }), isCanary: true },
  { name: 'alters a canary’s shell', disturb: altered, isCanary: true },
];

const filesOf = (paths: readonly string[]) => paths.filter((path) => buildFile.test(path));

/** @throws if a path was requested twice */
function refuseTwice(where: string, paths: readonly string[]): void {
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice) throw new Error(`${where} was asked twice for ${twice}`);
}

interface ReportedEvent {
  kind: string;
  message?: string;
}

/** Collects the page's build reports, because a failure would count against its builds. */
const collectReports = (page: Page) =>
  page.addInitScript(() => {
    const pageReports: Promise<string>[] = [];
    Object.assign(globalThis, { pageReports });
    navigator.sendBeacon = (_address, body) => Boolean(pageReports.push((body as Blob).text()));
  });

async function reportedBy(page: Page): Promise<ReportedEvent[]> {
  const reports = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return Promise.all((globalThis as unknown as { pageReports: Promise<string>[] }).pageReports);
  });
  return reports.flatMap((text) => (JSON.parse(text) as { events: ReportedEvent[] }).events);
}

/** A script of the remote that no page requests at first. */
async function chunkOf(site: Site) {
  const build = (await readDescriptor(site.store, remote, site.good[remote]!))!;
  const { path } = itemWhere(
    build.files,
    ({ path: file }) =>
      /^\d+\..*\.js$/.test(file) && file !== build.entry && !build.initial.includes(file),
  );
  return { global: build.global, path, address: `/builds/${remote}/${build.build}/${path}` };
}

async function sees(page: Page): Promise<void> {
  if (await page.evaluate(() => 'tampered' in globalThis))
    throw new Error('what the CDN put into a script ran');
  if ((await page.innerText('body')).includes('TAMPERED'))
    throw new Error('what the CDN put into a text was shown');
}

async function visit(site: Site, cdn: Proxy, trial: Trial, visitor: BrowserContext) {
  const page = await visitor.newPage();
  await collectReports(page);
  const seen = watchPage(page);
  const chunk = await chunkOf(site);
  const wanted = `[data-started] ${standing(remote, site.good[remote])}`;
  await page.goto(await frontPage(site, remote), { waitUntil: 'commit' });
  const took = await untilThere(page, wanted, limitMs);
  // Parts of the shell that load once it is idle.
  await page.waitForLoadState('load');
  if (trial.later) cdn.disturb = trial.later;
  const startedAt = Date.now();
  const ended = await askForChunk(page, chunk.global, chunk.path);
  if (ended !== 'ran') throw new Error(`a part of the remote was ${ended}`);
  const part = Date.now() - startedAt;
  await page.waitForTimeout(1_000);
  await sees(page);
  const events = await reportedBy(page);
  if (seen.loads() !== 1) throw new Error(`the page was loaded ${seen.loads()} times`);
  const failure = events.find(({ kind }) => kind === 'failure');
  if (failure) throw new Error(`the page told of a failure: ${failure.message}`);
  if (!events.some(({ kind }) => kind === 'load')) throw new Error('no load was told');
  return { note: `${(took / 1000).toFixed(1)} s, part ${(part / 1000).toFixed(1)} s`, chunk };
}

async function tryOnce(site: Site, cdn: Proxy, trial: Trial): Promise<string> {
  if (trial.isCanary) await site.canary({ shell: site.good.shell! });
  cdn.disturb = trial.disturb ?? (() => null);
  const [fromCdn, fromSite] = [cdn.asked.length, site.proxy.asked.length];
  const visitor = await newVisitor(site, { userAgent: person });
  try {
    const { note, chunk } = await visit(site, cdn, trial, visitor);
    const asked = filesOf(cdn.asked.slice(fromCdn));
    const own = filesOf(site.proxy.asked.slice(fromSite));
    if (asked.length === 0) throw new Error('the CDN was never asked');
    refuseTwice('the site', own);
    const isWell = !trial.disturb && !trial.later;
    // The browser itself retries after a broken connection.
    if (isWell) refuseTwice('the CDN', asked);
    if (isWell && own.length > 0) throw new Error(`the site was asked for ${own[0]}`);
    if (!isWell && !own.includes(chunk.address))
      throw new Error('the part did not come from the site');
    return `${note}, ${asked.length} of the CDN, ${own.length} of the site`;
  } finally {
    cdn.disturb = () => null;
    await visitor.close();
    if (trial.isCanary) await site.release(site.good);
  }
}

/** A page that the worker cached works offline, with its files from the CDN. */
async function standsOffline(site: Site): Promise<string> {
  const visitor = await newVisitor(site, { serviceWorkers: 'allow' });
  try {
    const page = await visitor.newPage();
    await page.goto(await frontPage(site, remote));
    await untilThere(page, standing(remote), limitMs);
    const kept = () =>
      page.evaluate(async () => {
        const pages = await (await caches.open('pages')).keys();
        const files = await (await caches.open('builds')).keys();
        const ofCdn = files.filter(({ url }) => !url.startsWith(location.origin));
        return pages.length > 0 ? ofCdn.length : 0;
      });
    for (const end = Date.now() + 30_000; (await kept()) < 6; await page.waitForTimeout(200))
      if (Date.now() > end) throw new Error(`the worker kept ${await kept()} files of the CDN`);
    await visitor.setOffline(true);
    await page.reload();
    await untilThere(page, `[data-started] ${standing(remote)}`, limitMs);
    return `${await kept()} files kept`;
  } finally {
    await visitor.close();
  }
}

async function resultOf(row: string, act: () => Promise<string>): Promise<Result> {
  const cell = { row, column: 'a CDN that' };
  const result: Result = await act().then(
    (note) => ({ ...cell, note }),
    (error: Error) => ({ ...cell, note: '', failure: firstItem(error.message.split('\n')) }),
  );
  tell(`${result.failure ? 'FAILED' : 'ok'}  ${row}  ${result.failure ?? result.note}`);
  return result;
}

/**
 * Makes a CDN of builds misbehave in every way CDNs do.
 * @throws if a page suffers from more than a delay
 */
export async function runCdn(options: Options): Promise<void> {
  const site = await openSite({ ...options, names: [] }, { hasCdn: true });
  try {
    const cdn = site.cdn!;
    const results: Result[] = [];
    for (const trial of trials)
      results.push(await resultOf(trial.name, () => tryOnce(site, cdn, trial)));
    results.push(await resultOf('is well, then no network', () => standsOffline(site)));
    await report('cdn', results);
  } finally {
    await site.close();
  }
}
