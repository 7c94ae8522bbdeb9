import type { Release } from '@scoreline/shared-lib/contract';

import type { Remotes } from '../federation/remotes';
import type { ListedFiles } from '../release/listedFiles';
import { readBuild } from './devBuild';
import type { Panel } from './panel';
import type { Override } from './panelModel';

interface Page {
  files: ListedFiles;
  running: Remotes;
  /** The builds at page load. */
  release: Release;
  panel: Panel;
}

const pathsOf = (routes: { path: string }[]) => routes.map(({ path }) => path).join(' ');

/**
 * Loads the newest build of the developer's server, unless a newer one has been built meanwhile. Keeps address and data; the
 * remote's reducers and components lose their state.
 */
async function take(override: Override, page: Page, isNewest: () => boolean): Promise<void> {
  const { name, origin } = override;
  const build = await readBuild(name, origin);
  if (!isNewest()) return;
  const shown = page.release.remotes[name];
  if (shown?.build === build.build) return;
  // A build with other routes needs a reload.
  if (pathsOf(shown?.routes ?? []) !== pathsOf(build.routes)) return location.reload();
  page.release.remotes[name] = build;
  override.isAway = false;
  page.files.add(build);
  await page.running.replace(build);
}

/** Subscribes to a developer's server and runs each build it makes. */
export function followBuilds(override: Override, page: Page): void {
  const tell = (state: string, problem?: string) => {
    override.state = state;
    override.problem = problem;
    page.panel.update();
  };
  const fail = (reason: string) => tell(reason, reason);
  const shown = () => page.running.state(override.name);
  const tellFailure = () => {
    const now = shown();
    if (now.status === 'failed') fail(now.error.message);
  };
  page.running.subscribe(tellFailure);
  // The first page waits for its remote, which may have failed already.
  tellFailure();
  const events = new EventSource(`${override.origin}/events`);
  let builds = 0;
  events.addEventListener('built', () => {
    const number = ++builds;
    take(override, page, () => number === builds).then(
      () => shown().status === 'ready' && tell(`built ${new Date().toLocaleTimeString()}`),
      (error: Error) => fail(error.message),
    );
  });
  events.addEventListener('failed', ({ data }: MessageEvent<string>) => fail(data));
  events.addEventListener('types', ({ data }: MessageEvent<string>) => {
    override.typeProblem = data || undefined;
    page.panel.update();
  });
  events.addEventListener('error', () => tell('not answering'));
}
