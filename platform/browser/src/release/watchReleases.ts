import type { Release } from '@scoreline/shared-lib/contract';

/** How often a page checks for a newer release, in milliseconds. */
export const pollMs = 5 * 60_000;

interface Latest {
  id: string;
  seq: number;
  /** Build ids by name: `shell` and the remotes. */
  builds: Record<string, string>;
}

/** A release with a new number and the same builds is no reason to reload. */
function hasOtherBuilds({ builds }: Latest, { shell, remotes }: Running): boolean {
  const own: Record<string, { build: string }> = { shell, ...remotes };
  const names = Object.keys({ ...own, ...builds });
  return names.some((name) => builds[name] !== own[name]?.build);
}

type Running = Pick<Release, 'seq' | 'shell' | 'remotes'>;

/** The browser rereads a manifest when its address changes. */
function renewManifest(id: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('release', id);
  link.href = address.href;
}

/** Checks once, and calls `onNewer` for a release with other builds; an unreachable server is asked again at the next turn. */
export async function askForRelease(basePath: string, running: Running, onNewer: () => void) {
  try {
    const answer = await fetch(`${basePath}builds/latest.json?${Date.now()}`);
    if (!answer.ok) return;
    const latest = (await answer.json()) as Latest;
    if (latest.seq <= running.seq) return;
    renewManifest(latest.id);
    if (hasOtherBuilds(latest, running)) onNewer();
  } catch {
    return;
  }
}

/** Polls for a newer release while the page is visible, and when it becomes visible again. */
export function watchReleases(basePath: string, running: Release, onNewer: () => void): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void askForRelease(basePath, running, onNewer);
  };
  setInterval(ask, pollMs);
  document.addEventListener('visibilitychange', ask);
}
