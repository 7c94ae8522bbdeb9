import type { RemoteModule } from '@scoreline/shared-lib/contract';

/** How long to wait for a page's own file, in milliseconds; then its placeholder is rendered. */
export const pagePatienceMs = 3_000;

/** Loads remotes by name and reports their state. */
export interface PageRemotes {
  load(name: string, waited?: number): Promise<unknown>;
  state(name: string): { status: 'loading' | 'failed' } | { status: 'ready'; module: RemoteModule };
}

/**
 * Loads the remote of a page, unless it is the shell's own, and then the page's file if it has one. Resolves when there is
 * something to render; failures are reported by the page itself. For `waited` see `Remotes.load`.
 */
export async function loadPage(
  remotes: PageRemotes,
  { remote, path }: { remote: string | null; path: string },
  waited = 0,
): Promise<void> {
  if (!remote) return;
  await remotes.load(remote, waited);
  const state = remotes.state(remote);
  if (state.status !== 'ready') return;
  const page = state.module.routes.find((route) => route.path === path)?.Component;
  if (!page?.preload) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, pagePatienceMs)));
  await Promise.race([preloaded(page.preload), late]);
  clearTimeout(timer);
}

/** A remote's own `preload` may throw synchronously. */
async function preloaded(preload: () => Promise<unknown>): Promise<void> {
  try {
    await preload();
  } catch {
    // The page loads it again when rendered.
  }
}
