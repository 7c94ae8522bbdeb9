import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import { test as base, expect } from '@playwright/test';

import { address } from '../environment';
import type { Engine } from './drivers/driver';
import { type EngineName, launch, whyMissing } from './drivers/engines';
import { pageScript } from './page/bundle';
import { changesOf, type Special } from './special/changes';
import { openProxy } from './special/proxy';
import { Visitor } from './visitor';

export interface SmokeOptions {
  engine: EngineName;
  width: number;
  special: Special | null;
}

interface Journey {
  visitor: Visitor;
  /** Errors that the journey expects, like a request without a network. */
  allowedErrors: RegExp[];
  /** Address of the journey's site, which is a proxy if its network may fail. */
  site: Site;
  needsNetworkSwitch: boolean;
  /** The site's rate limits count the journey as a separate household. */
  needsOwnAddress: boolean;
}

interface Site {
  origin: string;
  goOffline(): Promise<void>;
}

interface Launched {
  launched: Engine;
}

const heights: Record<number, number> = { 390: 844, 1280: 900 };

/** Linux owns every address of 127.0.0.0/8. Other systems have one, and only Chromium runs there. */
function someAddress(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

export const test = base.extend<Journey, SmokeOptions & Launched>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  width: [390, { option: true, scope: 'worker' }],
  special: [null, { option: true, scope: 'worker' }],
  allowedErrors: [[], { option: true }],
  needsNetworkSwitch: [false, { option: true }],
  needsOwnAddress: [false, { option: true }],
  launched: [
    async ({ engine, special }, use) => {
      const launched = await launch(engine, changesOf(special));
      await use(launched);
      await launched.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ needsNetworkSwitch, needsOwnAddress, special }, use) => {
    const { proxied } = changesOf(special);
    if (!needsNetworkSwitch && !needsOwnAddress && !proxied)
      return use({ origin: address, goOffline: () => Promise.resolve() });
    const proxy = await openProxy(address, {
      ...proxied,
      ...(needsOwnAddress && { localAddress: someAddress() }),
    });
    await use({ origin: proxy.origin, goOffline: proxy.close });
    await proxy.close();
  },
  visitor: async ({ launched, width, site, allowedErrors }, use, info) => {
    const driver = await launched.open({ width, height: heights[width]! });
    await use(new Visitor(driver, width, site.origin, await pageScript()));
    const hasFailed = info.status !== info.expectedStatus;
    // A crashed page renders nothing, and the journey has reported the crash.
    const picture = hasFailed && (await driver.screenshot().catch(() => null));
    if (picture) await writeFile(info.outputPath('screen.png'), picture);
    const errors = await driver.errors().catch(() => []);
    await driver.close();
    const isAllowed = (error: string) => allowedErrors.some((allowed) => allowed.test(error));
    expect(
      errors.filter((error) => !isAllowed(error)),
      'errors of the page',
    ).toEqual([]);
  },
});

export { expect };

// Before any fixture, because a missing engine cannot be launched.
test.beforeEach(({ engine }) => {
  const why = whyMissing(engine);
  test.skip(why !== null, why ?? '');
});
