import type { PanelFacts } from '@scoreline/shared-lib/contract';

import type { Remotes } from '../federation/remotes';
import { originOf, type PanelPage, type PanelRemote } from './panelModel';
import type { BuildCourse } from './watchRemotes';

interface Running extends PanelPage {
  /** Undefined until the page starts to load remotes. */
  running: Remotes | undefined;
  courseOf(build: string): BuildCourse;
}

function commitOf(build: string, { opened }: PanelPage, { commits }: PanelFacts): string {
  const tested = opened && 'preview' in opened ? opened.preview : null;
  const commit = tested?.remote.build === build ? tested.commit : commits[build];
  return commit?.slice(0, 12) ?? 'not known here';
}

/** One row of the panel: a build, its source, load time and errors. */
function partOf(name: string, build: string, page: Running, facts: PanelFacts): PanelRemote {
  const { loadMs, errors } = page.courseOf(build);
  return {
    ...{ name, build, errors, from: originOf(name, build, page) },
    commit: commitOf(build, page, facts),
    loaded: loadMs === undefined ? 'not loaded yet' : `${loadMs} ms`,
  };
}

/** The shell and every remote of the page, each with its running or expected build. */
export function pageRemotes(page: Running, facts: PanelFacts): PanelRemote[] {
  const { release, running } = page;
  const remotes = Object.values(release.remotes).map((remote) => {
    const { name } = remote;
    const state = running?.state(name);
    const { build, owner } = state?.status === 'ready' ? state.build : remote;
    const problem = state?.status === 'failed' && { problem: state.error.message };
    return { ...partOf(name, build, page, facts), owner, ...problem };
  });
  return [partOf('shell', release.shell.build, page, facts), ...remotes];
}
