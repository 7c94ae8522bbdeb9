import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';

import { possibleAddresses } from '@scoreline/platform-browser';

interface Marks {
  visit?: true;
  failed?: true;
}

const storageKey = 'told-builds';
const mostBuilds = 40;

/** Marks sent by this page, in case storage is unavailable. */
let inPage: string[] = [];

/** Whether the mark is new to this tab: a page that is reloaded repeatedly counts as one visit. */
function isFirst(mark: string): boolean {
  const kept = readJson<string[]>(sessionStore(), storageKey);
  const reported = [...inPage, ...(Array.isArray(kept) ? kept : [])];
  if (reported.includes(mark)) return false;
  inPage = [...new Set([...reported, mark])].slice(-mostBuilds);
  writeJson(sessionStore(), storageKey, inPage);
  return true;
}

/** Marks this tab's first report of a build, and its first failure: servers compare builds by visits. */
export function marksOf(build: string, kind: 'load' | 'failure'): Marks {
  const visit = isFirst(build);
  const failed = kind === 'failure' && isFirst(`${build} failed`);
  return { ...(visit && { visit }), ...(failed && { failed }) };
}

/**
 * Marks a load that came over the network. Excludes responses of the service worker, which may come from its cache. A new build
 * is in no cache yet, so comparing all loads would put it at a disadvantage.
 */
export function networkMark(address: string): { network?: true } {
  const entries = possibleAddresses(address).flatMap((possible) => {
    const { href } = new URL(possible, location.href);
    return performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  });
  const isFetched = entries.some(
    ({ transferSize, workerStart }) => transferSize > 0 && workerStart === 0,
  );
  return isFetched ? { network: true } : {};
}
