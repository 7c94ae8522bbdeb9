import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Browser } from '@playwright/test';
import type { Release, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { buildServer } from '../../run/builds.mjs';
import { root, stopChildren } from '../../run/children.mjs';
import { createDisplay } from '../../run/display.mjs';
import { canary } from '../canary';
import { compose, type Selection } from '../compose';
import { openBrowser } from '../contract/browser';
import { createKey } from '../keys';
import { fullName, type Options } from '../options';
import { publish } from '../publish';
import { openRegistry, readDescriptor, type Registry, type Track } from '../registry';
import { selectBuilds } from '../selectBuilds';
import { openProxy, type Proxy } from './proxy';
import { importSeason } from './season';
import { startServer } from './startServer';

/** A server of its own with the builds of the working tree, a browser, and what stands between the two. */
export interface Site {
  registry: Registry;
  /** The working tree's builds: the shell's, and each remote's. */
  good: Selection;
  remotes: string[];
  /** By which the visitors' devices are slower than this machine. */
  cpu: number;
  /** Paths of pages that have something to show. */
  listed: string[];
  browser: Browser;
  proxy: Proxy;
  /** What the command line names, or the shell and all remotes. */
  chosen: string[];
  routesOf(name: string): Promise<RouteDescriptor[]>;
  /** Releases these builds; each remote falls back to what `spare` names, or to nothing. */
  release(selection: Selection, spare?: Selection): Promise<Release>;
  /** Gives these builds to every device as a canary beside the release. */
  canary(selection: Selection): Promise<Release>;
  close(): Promise<void>;
}

const track: Track = { brand: 'scoreline', env: 'prod', channel: 'stable' };

const locations = async (address: string): Promise<string[]> => {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found!);
};

/** Paths of pages that exist, as the sitemaps name them, without a language. */
async function listedPaths(origin: string): Promise<string[]> {
  const shards = await locations(`${origin}/sitemap.xml`);
  const pages = await Promise.all(shards.map(locations));
  return pages.flat().map((address) => new URL(address).pathname);
}

async function copyBuilds(from: Registry, to: Registry, selection: Selection): Promise<void> {
  for (const [name, build] of Object.entries(selection)) {
    await cp(from.build(name, build), to.build(name, build), { recursive: true });
  }
}

/** Builds what the working tree holds and serves it, apart from every other server on this machine. */
export async function openSite(options: Options): Promise<Site> {
  const display = createDisplay(process.stderr);
  const failure = await buildServer(display);
  display.close();
  if (failure) throw new Error(failure);
  const good = await selectBuilds({ ...options, names: [] });
  const chosen = options.names.length > 0 ? options.names.map(fullName) : Object.keys(good);
  const unknown = chosen.find((name) => !good[name]);
  if (unknown) throw new Error(`there is no ${unknown} here`);
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-drill-'));
  const registry = openRegistry(join(folder, 'registry'));
  await copyBuilds(openRegistry(resolve(options.registry)), registry, good);
  const key = await createKey(join(folder, 'keys'));

  const release = async (selection: Selection, spare?: Selection) => {
    const before = spare ? await compose(registry, spare, null) : null;
    const content = await compose(registry, selection, before as Release | null);
    return publish(registry, track, key, content);
  };
  await release(good);
  const port = await startServer(folder, [join(root, 'server/dist/main.js')]);
  await importSeason(folder);
  const listed = await listedPaths(`http://127.0.0.1:${port}`);
  const [proxy, browser] = await Promise.all([openProxy(port), openBrowser()]);
  return {
    registry,
    good,
    remotes: Object.keys(good).filter((name) => name !== 'shell'),
    chosen,
    cpu: options.cpu,
    listed,
    browser,
    proxy,
    routesOf: async (name) => (await readDescriptor(registry, name, good[name]!))!.routes,
    release,
    canary: (selection) => canary(registry, track, key, 100, selection),
    async close() {
      await browser.close();
      await proxy.close();
      await stopChildren();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
    },
  };
}
