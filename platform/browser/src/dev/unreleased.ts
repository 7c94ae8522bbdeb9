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
import { type OnEvent, watchRemotes } from './watchRemotes';

interface Running {
  files: ListedFiles;
  remotes: Remotes;
}

interface Unreleased {
  /** The release with the unreleased builds in it. */
  release: Release;
  /** Loads every later build of the developer and keeps the panel current. */
  follow(running: Running): void;
}

/** Query parameter that opens the panel, on sites that allow developers' builds, until the browser is closed. */
const panelParameter = 'mfe';

const cookieValue = () =>
  decodeURIComponent(new RegExp(`(?:^|; )${devCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

/** A session cookie: the server needs it too, because the page's policy would otherwise block the build. */
function save(wanted: Record<string, string>, hasPanel: boolean): void {
  const pairs = Object.entries(wanted).map(([name, origin]) => [
    name.replace('mf-', 'mfe.'),
    origin,
  ]);
  if (hasPanel) pairs.push([panelParameter, 'panel']);
  const value = encodeURIComponent(new URLSearchParams(pairs).toString());
  document.cookie = `${devCookie}=${value}; path=/; samesite=lax${value ? '' : '; max-age=0'}`;
}

/** The address overrides the cookie. */
function isPanelAsked(): boolean {
  const asked = new URLSearchParams(location.search).get(panelParameter);
  return (asked ?? new URLSearchParams(cookieValue()).get(panelParameter) ?? 'off') !== 'off';
}

/** The page's address without the parameter that would restore an override or a preview. */
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

/** Loads the builds of the servers that the developer named, with the state of each. */
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
 * The release with the preview of a tester's link and the builds of a developer's servers, and the panel that reports them.
 * Null if there is none and the panel was not requested.
 */
export async function showUnreleased(
  boot: Boot,
  accepted: Release,
  onEvent: OnEvent,
): Promise<Unreleased | null> {
  const opened = boot.preview ? await readPreview(boot.preview, boot) : null;
  const tested = opened && 'preview' in opened ? withTested(accepted, opened.preview) : accepted;
  const { overrides, isOn, release } = boot.devRemotes
    ? await readOverrides(boot.devRemotes, tested)
    : { overrides: [], isOn: false, release: tested };
  if (!opened && overrides.length === 0 && !isOn) return null;
  const page = { release, overrides, opened };
  let running: Remotes | undefined;
  const courseOf = watchRemotes(onEvent, () => panel.update());
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
