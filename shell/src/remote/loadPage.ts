import type { RemoteModule } from '@scoreline/shared-lib/contract';

import type { OwnedRoute } from '../routes';

/** How long a page's own file is waited for; then what stands in for it is shown, in milliseconds. */
export const pagePatienceMs = 3_000;

/** What loads a remote by its name, and tells how far it has come. */
export interface PageRemotes {
  load(name: string, waited?: number): Promise<unknown>;
  state(name: string): { status: 'loading' | 'failed' } | { status: 'ready'; module: RemoteModule };
}

/**
 * Loads the remote of a page that is not the shell's own, and the file of the page where it has one. Resolves when there is something to show, in one piece
 * where it can be; what fails here the page itself tells. `waited` is as `Remotes.load` has it.
 */
export async function loadPage(
  remotes: PageRemotes,
  { remote, path }: Pick<OwnedRoute, 'remote' | 'path'>,
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

/** A team's own `preload` may throw at once. */
async function preloaded(preload: () => Promise<unknown>): Promise<void> {
  try {
    await preload();
  } catch {
    // The page asks again when it is shown.
  }
}
