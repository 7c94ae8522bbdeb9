import { devCookie, readDevRemotes, type Release } from '@scoreline/shared-lib/contract';

import type { Remotes } from '../federation/remotes';
import type { ListedFiles } from '../release/listedFiles';
import { readBuild } from './devBuild';
import { followBuilds } from './followBuilds';
import { type Override, showPanel } from './panel';

interface Running {
  files: ListedFiles;
  remotes: Remotes;
}

interface Overridden {
  release: Release;
  /** Takes in every build the developer makes from now on. */
  follow(running: Running): void;
}

const cookieValue = () =>
  decodeURIComponent(new RegExp(`(?:^|; )${devCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

/** For as long as the browser is open: the server has to know it too, or the page's policy would keep the build out. */
function save(wanted: Record<string, string>): void {
  const pairs = Object.entries(wanted).map(([name, origin]) => [
    name.replace('mf-', 'mfe.'),
    origin,
  ]);
  const value = encodeURIComponent(new URLSearchParams(pairs).toString());
  document.cookie = `${devCookie}=${value}; path=/; samesite=lax${value ? '' : '; max-age=0'}`;
}

/** Shows the page without the override, and without the parameter that would bring it back. */
function switchOff(wanted: Record<string, string>, name: string): void {
  const { [name]: _ended, ...others } = wanted;
  save(others);
  const here = new URL(location.href);
  here.searchParams.delete(name.replace('mf-', 'mfe.'));
  location.replace(here);
}

/** The release with the developer's builds in it; null where there are none. */
export async function overrideRelease(
  allowed: readonly string[],
  release: Release,
): Promise<Overridden | null> {
  const wanted = readDevRemotes(location.search, cookieValue(), allowed);
  save(wanted);
  if (Object.keys(wanted).length === 0) return null;
  const remotes = { ...release.remotes };
  const overrides: Override[] = [];
  for (const [name, origin] of Object.entries(wanted)) {
    const off = () => switchOff(wanted, name);
    const override: Override = { name, origin, off, state: 'running' };
    overrides.push(override);
    try {
      remotes[name] = await readBuild(name, origin);
    } catch {
      override.state = 'not answering: the released build is shown';
    }
  }
  const panel = showPanel(overrides);
  const changed = { ...release, remotes };
  const follow = ({ files, remotes: running }: Running) => {
    for (const override of overrides) {
      followBuilds(override, { files, running, release: changed, panel });
    }
  };
  return { release: changed, follow };
}
