import { type BuildListLoader, watchReleases } from '@scoreline/platform-browser';
import type { AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig, Release } from '@scoreline/shared-lib/contract';
import { currentLanguage } from '@scoreline/shared-lib/i18n';
import { liveConnection } from '@scoreline/shared-lib/live';
import { inAppShell } from '@scoreline/shared-lib/native';

import { startPush } from './account/startPush';
import { startTelemetry } from './telemetry/startTelemetry';
import { whenIdle } from './telemetry/whenIdle';
import { cacheForOffline } from './worker/cacheForOffline';
import { offerUpdate } from './updates/updateOffer';
import { registerWorker } from './worker/registerWorker';

interface Started {
  brand: BrandConfig;
  release: Release;
  lists: BuildListLoader;
  store: AppStore;
  /** Milliseconds from the page's beginning to its first render. */
  startMs: number;
}

/** Starts everything that can wait for the first render; a separate file, because no page needs it to render. */
export async function afterStart(started: Started): Promise<void> {
  const { brand, release, lists, store, startMs } = started;
  const { basePath } = brand;
  startPush(store, brand);
  watchReleases(basePath, release, offerUpdate);
  if (inAppShell()) void reportToApp(store);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const { build, base, initial } = release.shell;
  whenIdle(() => startTelemetry({ build, address: base + (initial[0] ?? ''), ms: startMs }));
  if (await registerWorker(basePath)) cacheForOffline(release, lists, currentLanguage());
}

async function reportToApp(store: AppStore): Promise<void> {
  try {
    const { followInApp } = await import('./account/followInApp');
    followInApp(store, liveConnection());
  } catch {
    // The next page tries again.
  }
}
