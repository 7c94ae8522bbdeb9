import { createHash, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { Selection } from '@scoreline/remote-kit/admission';
import { canariesOf, type Release } from '@scoreline/shared-lib/contract';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import type { Site } from './site/site';
import { addressesOf, goWithin, newVisitor, standing, untilThere } from './visit';

const limitMs = 45_000;
/** Headless browsers identify themselves as such, and crawlers get no canaries. */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const share = 50;

/** Implements the text of decision 27 independently of the server's code. */
const isIn = (release: Release, name: string, device: string): boolean => {
  const { salt, percent } = itemWhere(canariesOf(release), (canary) => canary.name === name);
  const hash = createHash('sha256').update(`${salt}:${device}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percent;
};

/** A device with these canaries and no others of `names`. */
function deviceIn(release: Release, names: readonly string[], wanted: readonly string[]): string {
  for (;;) {
    const device = randomUUID();
    if (names.every((name) => isIn(release, name, device) === wanted.includes(name))) return device;
  }
}

/** Verifies that a visitor's two remotes run these builds, one reached from the other. */
async function runs(site: Site, device: string, builds: Selection): Promise<void> {
  const visitor = await newVisitor(site, { userAgent: person });
  await visitor.addCookies([{ name: 'device-id', value: device, url: site.proxy.address }]);
  try {
    const page = await visitor.newPage();
    const [[first, build] = ['', ''], ...others] = Object.entries(builds);
    const [front = '/'] = await addressesOf(site, first);
    await page.goto(front);
    await untilThere(page, standing(first, build), limitMs);
    for (const [name, other] of others) {
      const [address = '/'] = await addressesOf(site, name);
      await goWithin(page, address);
      await untilThere(page, standing(name, other), limitMs);
    }
  } finally {
    await visitor.close();
  }
}

/**
 * Two remotes have a canary at the same time, each on half of the devices: one visitor gets both, one none, two get one each.
 * When one canary ends, the other's devices keep theirs.
 * @returns how often the scene's own page was loaded
 */
export async function twoCanaries(site: Site, older: Selection, page: Page): Promise<number> {
  const names = site.remotes.filter((name) => ['mf-scores', 'mf-discover'].includes(name));
  if (names.length < 2) throw new Error('there are no two remotes with tabs of their own');
  const pick = (tried: readonly string[]): Selection =>
    Object.fromEntries(
      names.map((name) => [name, (tried.includes(name) ? older : site.good)[name]!]),
    );
  await site.release(site.good);
  const release = await site.canary(pick(names), share);
  const [one, other] = names as [string, string];
  const choices = [[], [one], [other], names];
  const devices = choices.map((wanted) => deviceIn(release, names, wanted));
  for (const [at, wanted] of choices.entries()) await runs(site, devices[at]!, pick(wanted));
  await site.canary({ [other]: older[other]! }, share);
  for (const [at, wanted] of choices.entries())
    await runs(site, devices[at]!, pick(wanted.filter((name) => name === other)));
  await site.release(site.good);
  const [front = '/'] = await addressesOf(site, one);
  await page.goto(front);
  await untilThere(page, standing(one, site.good[one]), limitMs);
  return 1;
}
