import type { Release } from '@scoreline/shared-lib/contract';

import type { Remotes } from '../federation/remotes';
import type { ListedFiles } from '../release/listedFiles';
import { readBuild } from './devBuild';
import type { Override, Panel } from './panel';

interface Page {
  files: ListedFiles;
  running: Remotes;
  /** With the builds that were there when the page began. */
  release: Release;
  panel: Panel;
}

const pathsOf = (routes: { path: string }[]) => routes.map(({ path }) => path).join(' ');

/**
 * Brings in what the developer's server has now, unless it has made another build by then. Address and data stay; what the
 * remote's reducers and components held does not.
 */
async function take(
  { name, origin }: Override,
  page: Page,
  isNewest: () => boolean,
): Promise<void> {
  const build = await readBuild(name, origin);
  if (!isNewest()) return;
  const shown = page.release.remotes[name];
  if (shown?.build === build.build) return;
  // A page of another set of routes is another page.
  if (pathsOf(shown?.routes ?? []) !== pathsOf(build.routes)) return location.reload();
  page.release.remotes[name] = build;
  page.files.add(build);
  await page.running.replace(build);
}

/** Listens to a developer's server and shows each build it makes. */
export function followBuilds(override: Override, page: Page): void {
  const tell = (state: string) => {
    override.state = state;
    page.panel.update();
  };
  const shown = () => page.running.state(override.name);
  page.running.subscribe(() => {
    const now = shown();
    if (now.status === 'failed') tell(now.error.message);
  });
  const events = new EventSource(`${override.origin}/events`);
  let builds = 0;
  events.addEventListener('built', () => {
    const number = ++builds;
    take(override, page, () => number === builds).then(
      () => shown().status === 'ready' && tell(`built ${new Date().toLocaleTimeString()}`),
      (error: Error) => tell(error.message),
    );
  });
  events.addEventListener('failed', ({ data }: MessageEvent<string>) => tell(data));
  events.addEventListener('error', () => tell('not answering'));
}
