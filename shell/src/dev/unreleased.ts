import { getJson } from '@scoreline/shared-lib/api';
import {
  type Boot,
  devCookie,
  type PanelFacts,
  previewName,
  previewOff,
  readDevRemotes,
  type Release,
  withTested,
} from '@scoreline/shared-lib/contract';

import type { Remotes } from '../federation/remotes';
import type { ListedFiles } from '../release/listedFiles';
import { readBuild } from './devBuild';
import { followBuilds } from './followBuilds';
import { pageRemotes } from './pageRemotes';
import { showPanel } from './panel';
import type { Override } from './panelModel';
import { readPreview } from './readPreview';
import { watchRemotes } from './watchRemotes';

interface Running {
  files: ListedFiles;
  remotes: Remotes;
}

interface Unreleased {
  /** With what is not released in it. */
  release: Release;
  /** Takes in every build the developer makes from now on, and tells of the remotes. */
  follow(running: Running): void;
}

/** Switches the panel on where a site takes builds of developers, until the browser is closed. */
const panelParameter = 'mfe';

const cookieValue = () =>
  decodeURIComponent(new RegExp(`(?:^|; )${devCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

/** For as long as the browser is open: the server has to know it too, or the page's policy would keep the build out. */
function save(wanted: Record<string, string>, hasPanel: boolean): void {
  const pairs = Object.entries(wanted).map(([name, origin]) => [
    name.replace('mf-', 'mfe.'),
    origin,
  ]);
  if (hasPanel) pairs.push([panelParameter, 'panel']);
  const value = encodeURIComponent(new URLSearchParams(pairs).toString());
  document.cookie = `${devCookie}=${value}; path=/; samesite=lax${value ? '' : '; max-age=0'}`;
}

/** What is said in the address, or was said before. */
function isPanelAsked(): boolean {
  const asked = new URLSearchParams(location.search).get(panelParameter);
  return (asked ?? new URLSearchParams(cookieValue()).get(panelParameter) ?? 'off') !== 'off';
}

/** The page's address without what would bring an override or a link back. */
function plainAddress(without: string): URL {
  const here = new URL(location.href);
  here.searchParams.delete(without);
  return here;
}

function chooseBuild(build: string | null): void {
  const here = plainAddress(previewName);
  here.searchParams.set(previewName, build ?? previewOff);
  location.assign(here);
}

const askFacts = (basePath: string): Promise<PanelFacts> =>
  getJson(`${basePath}builds/panel.json`, { cache: 'no-store' });

/** Builds of the servers that the developer has named, and what there is to say of each. */
async function readOverrides(allowed: readonly string[], release: Release) {
  const wanted = readDevRemotes(location.search, cookieValue(), allowed);
  const isOn = isPanelAsked();
  save(wanted, isOn);
  const remotes = { ...release.remotes };
  const overrides: Override[] = [];
  for (const [name, origin] of Object.entries(wanted)) {
    const off = () => {
      const { [name]: _ended, ...others } = wanted;
      save(others, isOn);
      location.replace(plainAddress(name.replace('mf-', 'mfe.')));
    };
    const override: Override = { name, origin, off, state: 'running' };
    overrides.push(override);
    try {
      remotes[name] = await readBuild(name, origin);
    } catch (error) {
      override.isAway = true;
      override.state = 'not answering: the released build is shown';
      override.problem = (error as Error).message;
    }
  }
  return { overrides, isOn, release: { ...release, remotes } };
}

/**
 * The release with what this visitor is shown beside it: the build of a tester's link, builds of a developer's servers. The
 * panel says so. Null where there is neither, nor the panel was asked for.
 */
export async function showUnreleased(boot: Boot, accepted: Release): Promise<Unreleased | null> {
  const opened = boot.preview ? await readPreview(boot.preview, boot) : null;
  const tested = opened && 'preview' in opened ? withTested(accepted, opened.preview) : accepted;
  const { overrides, isOn, release } = boot.devRemotes
    ? await readOverrides(boot.devRemotes, tested)
    : { overrides: [], isOn: false, release: tested };
  if (!opened && overrides.length === 0 && !isOn) return null;
  const page = { release, overrides, opened };
  let running: Remotes | undefined;
  const courseOf = watchRemotes(() => panel.update());
  const panel = showPanel({
    ...page,
    remotes: (facts) => pageRemotes({ ...page, running, courseOf }, facts),
    facts: () => askFacts(boot.brand.basePath),
    choose: chooseBuild,
  });
  const follow = ({ files, remotes }: Running) => {
    running = remotes;
    remotes.subscribe(panel.update);
    for (const override of overrides)
      followBuilds(override, { files, running: remotes, release, panel });
    panel.update();
  };
  return { release, follow };
}
