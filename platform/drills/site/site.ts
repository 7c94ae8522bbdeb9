import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';
import { readDescriptor, type Selection } from '@scoreline/remote-kit/admission';
import { type BuildStore, openBuildStore } from '@scoreline/remote-kit/build-store';
import type { Release, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { buildServer } from '../../../tools/run/builds.mjs';
import { root, stopChildren } from '../../../tools/run/children.mjs';
import { createDisplay } from '../../../tools/run/display.mjs';
import { until } from '../../../tools/run/until.mjs';
import { openBrowser } from '../../commands/contract/browser';
import { fullName, type Options } from '../../commands/options';
import { selectBuilds } from '../../commands/selectBuilds';
import { copyBuilds } from '../build/copyBuilds';
import { openProxy, type Proxy } from './proxy';
import { openReleases } from '../build/releases';
import { importSeason } from './season';
import { startServer } from './startServer';
import { dataFolder } from '../../../tools/run/dataFolder.mjs';

/** A server with the builds of the working tree, a browser, and the proxies between them. */
export interface Site {
  store: BuildStore;
  /** The working tree's builds of the shell and of each remote. */
  good: Selection;
  remotes: string[];
  /** Slowdown factor of the visitors' devices compared with this machine. */
  cpu: number;
  /** Paths of pages with content. */
  listed: string[];
  browser: Browser;
  proxy: Proxy;
  /** Proxy in front of the builds, if the drill requested one. */
  cdn?: Proxy;
  /** The parts named on the command line, or the shell and all remotes. */
  chosen: string[];
  routesOf(name: string): Promise<RouteDescriptor[]>;
  /** Releases these builds. Each remote falls back to its build in `spare`, or to none. */
  release(selection: Selection, spare?: Selection): Promise<Release>;
  /** Serves these builds to a share of the devices, by default to all, each as a separate canary. */
  canary(selection: Selection, percent?: number): Promise<Release>;
  close(): Promise<void>;
}

const locations = async (address: string): Promise<string[]> => {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found!);
};

/** Paths of existing pages from the sitemaps, without a language. */
async function listedPaths(origin: string): Promise<string[]> {
  const shards = await locations(`${origin}/sitemap.xml`);
  const pages = await Promise.all(shards.map(locations));
  return pages.flat().map((address) => new URL(address).pathname);
}

/** Limit for a server to notice a new release. */
const switchMs = 10_000;

/** Whether the server serves that release or a later one. */
async function isServed(port: number, { seq }: Release): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/builds/latest.json`);
  return ((await answer.json()) as { seq: number }).seq >= seq;
}

/** Builds the working tree and serves it, independently of other servers on this machine. */
export async function openSite(options: Options, { hasCdn = false } = {}): Promise<Site> {
  const display = createDisplay(process.stderr);
  const failure = await buildServer(display);
  display.close();
  if (failure) throw new Error(failure);
  const good = await selectBuilds({ ...options, names: [] });
  const chosen = options.names.length > 0 ? options.names.map(fullName) : Object.keys(good);
  const unknown = chosen.find((name) => !good[name]);
  if (unknown) throw new Error(`there is no ${unknown} here`);
  const folder = dataFolder('scoreline-drill');
  const store = openBuildStore(join(folder, 'registry'));
  await copyBuilds(openBuildStore(options.store), store, good);
  const releases = await openReleases(folder, store);
  await releases.release(good);
  let port = 0;
  const cdn = hasCdn ? await openProxy(() => port) : undefined;
  const over = cdn && { BUILDS_BASE: cdn.address };
  port = await startServer(folder, [join(root, 'server/dist/main.js')], over);
  const served = async (release: Release) => {
    await until(`release ${release.seq}`, () => isServed(port, release), switchMs);
    return release;
  };
  await importSeason(folder);
  const listed = await listedPaths(`http://127.0.0.1:${port}`);
  const [proxy, browser] = await Promise.all([openProxy(() => port), openBrowser()]);
  return {
    store,
    good,
    remotes: Object.keys(good).filter((name) => name !== 'shell'),
    chosen,
    cpu: options.cpu,
    listed,
    browser,
    proxy,
    ...(cdn && { cdn }),
    routesOf: async (name) => (await readDescriptor(store, name, good[name]!))!.routes,
    release: (...of) => releases.release(...of).then(served),
    canary: (...of) => releases.canary(...of).then(served),
    async close() {
      await browser.close();
      await proxy.close();
      await cdn?.close();
      await stopChildren();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
    },
  };
}
