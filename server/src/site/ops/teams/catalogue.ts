import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { PlacedBuild, ReleaseAct } from '@scoreline/shared-lib/contract';

import type { Statement } from '../../previews/statements';
import type { CurrentRelease } from '@scoreline/platform-server';
import type { TriedBuild } from '../graph/tried';

/** A team's rights in the policy, as the mirror writes it beside the releases. */
interface Rights {
  remotes: string[];
  paths: string[];
  namespaces: string[];
  brands: string[];
  environments: string[];
}

type Limits = Record<'entry' | 'exposed' | 'locale', number>;

interface Policy {
  teams: Record<string, Rights>;
  approvers: Record<string, string[]>;
  /** Maximum Brotli bytes of a remote's parts. */
  limits: Limits;
}

/** The Brotli size of a part of a build and its limit, in bytes. */
interface Size {
  part: keyof Limits;
  bytes: number;
  allowed: number;
}

/** A deployment of a build: to all devices of a brand, to a percentage, or until a time to anyone with a link. */
export interface Deployment {
  build: string;
  brand: string;
  percent?: number;
  until?: string;
}

/** A team's links for its build by kind: `documentation`, `onCall`, `repository`, `contact`. */
export type Links = Record<string, string>;

export interface OwnedRemote {
  remote: string;
  live: Deployment[];
  canaries: Deployment[];
  previews: Deployment[];
  /** Paths of the newest released build, without language. */
  pages: string[];
  /** The operations of its pages' first data. */
  operations: string[];
  namespaces: string[];
  languages: number;
  sizes: Size[];
  /** Kinds of live topics, `match` for `match:17`, as its team declares them. */
  topics: string[];
  links: Links;
}

export interface OwnedByTeam extends Omit<Rights, 'remotes'> {
  team: string;
  /** Environments whose changes the team must approve. */
  approves: string[];
  remotes: OwnedRemote[];
  /** Its newest acts, newest first. */
  acts: ReleaseAct[];
}

interface Sources {
  /** The folder that the mirror fills. */
  registry: string;
  current: readonly CurrentRelease[];
  tried: readonly TriedBuild[];
  /** Preview builds, with their brands. */
  staged: readonly Statement[];
  /** Newest first. */
  acts: readonly ReleaseAct[];
}

const shownActs = 6;

const readJson = <T>(path: string, otherwise: T): Promise<T> =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => otherwise,
  );

/** Brotli bytes of files of a build; for files without a compressed copy, plain bytes. */
async function weigh(folder: string, paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => {
    const found = await stat(join(folder, `${path}.br`)).catch(() => null);
    return found?.size ?? (await stat(join(folder, path)).catch(() => null))?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function sizesOf(folder: string, build: PlacedBuild, limits: Limits): Promise<Size[]> {
  const texts = await Promise.all(
    Object.values(build.locales).map((path) => weigh(folder, [path])),
  );
  const parts = [
    ['entry', await weigh(folder, [build.entry])],
    ['exposed', await weigh(folder, build.initial)],
    ['locale', Math.max(0, ...texts)],
  ] as const;
  return parts.map(([part, bytes]) => ({ part, bytes, allowed: limits[part] }));
}

type Questions = Record<string, { operation: string }[]>;

/** The declared facts of a build, and its sizes. */
async function factsOf(registry: string, build: PlacedBuild | undefined, limits: Limits) {
  if (!build)
    return {
      pages: [],
      operations: [],
      namespaces: [],
      languages: 0,
      sizes: [],
      topics: [],
      links: {},
    };
  const folder = join(registry, 'builds', build.name, build.build);
  const { firstData } = build;
  const asked = firstData ? await readJson<Questions>(join(folder, firstData), {}) : {};
  // Other declarations in this file are ignored.
  const { topics = [], links = {} } = await readJson<{ links?: Links; topics?: string[] }>(
    join(folder, 'about.json'),
    {},
  );
  const operations = Object.values(asked).flatMap((all) => all.map(({ operation }) => operation));
  return {
    pages: build.routes.map(({ path }) => path),
    operations: [...new Set(operations)].sort(),
    namespaces: build.namespaces,
    languages: Object.keys(build.locales).length,
    sizes: await sizesOf(folder, build, limits),
    topics,
    links,
  };
}

const buildsOf = ({ release }: CurrentRelease, remote: string): Deployment[] => {
  const { brand, shell, remotes } = release;
  const build = remote === 'shell' ? shell.build : remotes[remote]?.build;
  return build ? [{ brand, build }] : [];
};

async function remoteOf(
  { registry, current, tried, staged }: Sources,
  remote: string,
  limits: Limits,
): Promise<OwnedRemote> {
  const running = [...current]
    .sort((a, b) => b.release.seq - a.release.seq)
    .flatMap(({ release }) => release.remotes[remote] ?? []);
  return {
    remote,
    live: current.flatMap((one) => buildsOf(one, remote)),
    canaries: tried
      .filter((one) => one.remote === remote)
      .map(({ build, brand, percent }) => ({ build, brand, percent })),
    previews: staged
      .filter(({ preview }) => preview.remote.name === remote)
      .map(({ preview: { remote: shown, brand, until } }) => ({
        ...{ build: shown.build, brand, until },
      })),
    ...(await factsOf(registry, running[0], limits)),
  };
}

/** Everything that each team owns, from the current policy and the running builds; empty if the mirror has stored no policy. */
export async function catalogueOf(sources: Sources): Promise<OwnedByTeam[]> {
  const nothing: Policy = {
    ...{ teams: {}, approvers: {} },
    limits: { entry: 0, exposed: 0, locale: 0 },
  };
  const { teams, approvers, limits } = await readJson(
    join(sources.registry, 'teams.json'),
    nothing,
  );
  const owned = Object.entries(teams).map(async ([team, { remotes, ...rights }]) => ({
    ...{ team, ...rights },
    approves: Object.keys(approvers).filter((env) => approvers[env]?.includes(team)),
    remotes: await Promise.all(remotes.map((remote) => remoteOf(sources, remote, limits))),
    acts: sources.acts.filter((act) => act.team === team).slice(0, shownActs),
  }));
  return (await Promise.all(owned)).sort((a, b) => (a.team < b.team ? -1 : 1));
}
