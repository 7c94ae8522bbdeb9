import type { Page } from '@playwright/test';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { faultBuilds } from './build/faultBuilds';
import type { Disturbance } from './site/proxy';
import type { Change } from './build/reseal';
import type { Site } from './site/site';
import { addressesOf, goWithin } from './visit';

export interface Fault {
  name: string;
  /** The released build. Without it, a working one. */
  change: Change;
  /** How the network alters the build's files, by their path within it. */
  network?(path: string, build: BuildDescriptor): Disturbance | null;
  /** When the network does so: from the start, or once the remote is up. */
  begins: 'at once' | 'when it stands';
  /** Triggers the fault on a page where the remote is up. */
  provoke?(page: Page, site: Site, name: string): Promise<void>;
  /** The remote must work in spite of it. */
  isHarmless?: boolean;
  /** The network is down when the visitor navigates to the remote, so no build helps. */
  isOffline?: boolean;
  /** Only a later release repairs it. */
  needsRelease?: boolean;
  /** The page keeps reloading until the shell stops it. */
  isReloaded?: boolean;
}

const html = '<!doctype html><title>Sorry</title><h1>Not here</h1>';
const healthy: Change = { tag: 'broken-on-its-way' };
const isScript = (path: string) => path.endsWith('.js');
const answer = (status: number, type: string, body: string): Disturbance => ({
  kind: 'answer',
  status,
  type,
  body,
});

const onTheWay = (name: string, network: NonNullable<Fault['network']>): Fault => ({
  name,
  change: healthy,
  network,
  begins: 'at once',
});

/** Flips one bit in the middle. The length stays, so only a hash detects it. */
function flipBit(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length >> 1]! ^= 1;
  return copy;
}

const isLazy = (path: string, { entry, initial }: BuildDescriptor) =>
  isScript(path) && path !== entry && !initial.includes(path);

/** A page that needs another chunk requests it within this time. */
const chunkPatienceMs = 1_500;

/** Tries wide windows and the remote's other pages until one requests a chunk that is not loaded yet. */
async function lookAround(page: Page, site: Site, name: string): Promise<void> {
  const { proxy } = site;
  const before = proxy.asked.length;
  const isAsked = () =>
    proxy.asked.slice(before).some((path) => path.startsWith(`/builds/${name}/`));
  const hasAsked = async () => {
    const end = Date.now() + chunkPatienceMs * site.cpu;
    while (!isAsked() && Date.now() < end) await page.waitForTimeout(50);
    return isAsked();
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const address of await addressesOf(site, name)) {
    await goWithin(page, address);
    if (await hasAsked()) return;
  }
}

const provokeRender = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('drill:later')));

const fromBuild = (name: string, change: Change): Fault => ({
  name,
  change,
  begins: 'at once',
  provoke: name === 'throws at a later render' ? provokeRender : undefined,
  isHarmless: name === 'a newer React offered',
  needsRelease: name === 'wrong contract',
  isReloaded: name === 'reloads the page',
});

/** All faults that a remote can cause or suffer. */
export const faults: Fault[] = [
  onTheWay('404', (path) => (isScript(path) ? answer(404, 'text/plain', 'no such file') : null)),
  onTheWay('HTML with 500', (path) => (isScript(path) ? answer(500, 'text/html', html) : null)),
  onTheWay('HTML with 200', (path) => (isScript(path) ? answer(200, 'text/html', html) : null)),
  onTheWay('wrong-shape JSON', () => answer(200, 'application/json', '{"unexpected":true}')),
  onTheWay('hung manifest', (path) => (path.endsWith('.json') ? { kind: 'hang' } : null)),
  onTheWay('hung entry', (path, { entry }) => (path === entry ? { kind: 'hang' } : null)),
  onTheWay('corrupt bytes', () => ({ kind: 'alter', alter: flipBit })),
  ...Object.entries(faultBuilds).map(([name, change]) => fromBuild(name, change)),
  {
    name: 'a chunk lost in mid-session',
    change: healthy,
    network: (path, build) =>
      isLazy(path, build) ? answer(404, 'text/plain', 'no such file') : null,
    begins: 'when it stands',
    provoke: lookAround,
  },
  { name: 'offline', change: healthy, begins: 'when it stands', isOffline: true },
];
