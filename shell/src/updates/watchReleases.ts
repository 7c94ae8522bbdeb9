import type { Release } from '@scoreline/shared-lib/contract';

import { offerUpdate } from './updateOffer';

/** How often a page asks whether it is still the newest, in milliseconds. */
export const pollMs = 5 * 60_000;

interface Latest {
  id: string;
  seq: number;
}

/** The browser reads a manifest again when its address changes. */
function renewManifest(id: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `${link.href.split('?')[0]}?release=${id}`;
}

/** Asks once; a server that cannot be reached is asked again at the next turn. */
export async function askForRelease(basePath: string, running: Pick<Release, 'seq'>) {
  try {
    const answer = await fetch(`${basePath}builds/latest.json?${Date.now()}`);
    if (!answer.ok) return;
    const { id, seq } = (await answer.json()) as Latest;
    if (seq <= running.seq) return;
    renewManifest(id);
    offerUpdate();
  } catch {
    return;
  }
}

/** Polls for a newer release while the page is in sight, and when it comes back into sight. */
export function watchReleases(basePath: string, running: Release): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void askForRelease(basePath, running);
  };
  setInterval(ask, pollMs);
  document.addEventListener('visibilitychange', ask);
}
