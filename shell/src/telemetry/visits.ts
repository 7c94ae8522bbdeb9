import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';

import { possibleAddresses } from '../federation/fromCdn';

interface Marks {
  visit?: true;
  failed?: true;
}

const storageKey = 'told-builds';
const mostBuilds = 40;

/** What this page has told, should its storage be closed. */
let inPage: string[] = [];

/** Whether it is told for the first time. A tab remembers: a page that is loaded again and again is one visit. */
function isFirst(mark: string): boolean {
  const kept = readJson<string[]>(sessionStore(), storageKey);
  const reported = [...inPage, ...(Array.isArray(kept) ? kept : [])];
  if (reported.includes(mark)) return false;
  inPage = [...new Set([...reported, mark])].slice(-mostBuilds);
  writeJson(sessionStore(), storageKey, inPage);
  return true;
}

/** Marks what is the first of a build that this tab tells, and its first failure: servers compare builds by visits. */
export function marksOf(build: string, kind: 'load' | 'failure'): Marks {
  const visit = isFirst(build);
  const failed = kind === 'failure' && isFirst(`${build} failed`);
  return { ...(visit && { visit }), ...(failed && { failed }) };
}

/**
 * Marks a load that came over the network. What the service worker hands on is left out: it does not say whether it had it. A
 * new build is in no cache yet, so that all loads together would speak against it.
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
