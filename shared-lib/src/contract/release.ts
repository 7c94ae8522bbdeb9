import type { CanaryGuard } from './builds/canaryGuard';
/** How a page is framed. */
export type Layout = 'custom' | 'tab' | 'responsive' | 'document' | 'header' | 'navigator';

/** The main tabs, in their order. */
export const mainTabs = ['scores', 'discover', 'favourites', 'me'] as const;
export type MainTab = (typeof mainTabs)[number];

/** A route as a build declares it, readable without running the build. */
export interface RouteDescriptor {
  /** Without the language segment, `/search`, `/:sportName/match/:teamsInfo/:eventId`; `/` is the index. */
  path: string;
  layout: Layout;
  /**
   * Key of the page's templates in the remote's locale files: `page.{title}.title` and `page.{title}.description`, with
   * the route's parameters and `{{brand}}` as their values.
   */
  title: string;
  /** The main tab this page is the first page of; a tab no remote has is not shown. */
  tab?: MainTab;
  /** The page server asks this route's questions for its first render, and a link those of a page that is about to be opened. */
  firstData?: true;
  /** Who is never redirected to the preferred language, beside crawlers and the app shell. */
  keepsLanguage?: boolean;
}

export interface FileDescriptor {
  /** Relative to the build's folder. */
  path: string;
  /** `sha384-…`, as in an integrity attribute. */
  integrity: string;
  bytes: number;
}

/** Whether a file of a build is for pages of other sites: a page of ours runs none of them. */
export const isEmbed = (path: string): boolean => /^(?:element|federated)\//.test(path);

/** `descriptor.json` of a remote's build. */
export interface BuildDescriptor {
  name: string;
  build: string;
  /** Semver range of the contract the build was made against. */
  contract: string;
  owner: string;
  routes: RouteDescriptor[];
  namespaces: string[];
  /** Path of the container script, one of `files`. */
  entry: string;
  /** The container's unique global. */
  global: string;
  /** Scripts and styles that a first render of `./remote` needs beside the entry, for preloading. */
  initial: string[];
  /** Locale file of each language, one of `files`. */
  locales: Record<string, string>;
  /** Path of the questions that routes ask first, by their paths; one of `files`, read by the page server alone. */
  firstData?: string;
  files: FileDescriptor[];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

/** Whether this is a build's descriptor in full: what was signed may still have been made by a broken tool. */
export function isWholeBuild(value: unknown): value is BuildDescriptor {
  const { name, build, contract, global, entry, routes, namespaces, initial, files, locales } =
    (value ?? {}) as Partial<BuildDescriptor>;
  return (
    areTexts(name, build, contract, global, entry) &&
    [routes, namespaces, initial, files].every(isList) &&
    typeof locales === 'object' &&
    locales !== null &&
    (routes as Partial<RouteDescriptor>[]).every(({ path, title }) => areTexts(path, title)) &&
    (files as Partial<FileDescriptor>[]).every(({ path, integrity }) => areTexts(path, integrity))
  );
}

/** Hashes of a build's lists. */
export interface BuildLists {
  code: string;
  /** Root of the hash tree over its texts. The code list has it too, which is all that a fallback, seldom used, needs. */
  texts?: string;
}

/** A build with the address of its folder, ending in a slash. */
export type PlacedBuild = BuildDescriptor & {
  base: string;
  /** Of a release of version 3, until the lists have come and been checked; absent from all else. */
  lists?: BuildLists;
};

export interface ReleasedRemote extends PlacedBuild {
  /** The last build known to be good, tried when this one fails. */
  fallback?: PlacedBuild;
}

/** The host's own build as a release names it. */
export interface ReleasedShell {
  build: string;
  /** Address of the build's folder, ending in a slash. */
  base: string;
  /** Scripts of the page, in the order in which they run. */
  initial: string[];
  /** Locale file of each language, one of `files`. */
  locales: Record<string, string>;
  files: FileDescriptor[];
  /** Version of the contract it offers to remotes; absent from releases of before it was stated. */
  contract?: string;
  /** As a remote's. */
  lists?: BuildLists;
}

/** A build of the host as a release names it. */
export function releasedShell(placed: PlacedBuild): ReleasedShell {
  const { build, base, initial, entry, locales, files, contract } = placed;
  const scripts = { initial: [...initial, entry], locales, files };
  return { build, base, ...scripts, contract: contract.replace(/^\^/, '') };
}

/** Which devices a canary is given to. */
export interface CanaryShare {
  /** Of all devices, 0 to 100. */
  percent: number;
  /** Mixed with a device's id, so that not the same devices try everything first. */
  salt: string;
}

/** What a release of version 2 says of a canary beside its build: each has a share, an owner and an end of its own. */
export interface CanaryTerms extends CanaryShare {
  team: string;
  /** When it began, in ISO 8601. */
  since: string;
}

/** Builds that a share of the devices runs in the place of those of all, each independent of the others. */
export interface Canaries {
  shell?: ReleasedShell & CanaryTerms;
  /** By remote; one that is not released to all yet may be among them. */
  remotes: Record<string, PlacedBuild & CanaryTerms>;
  /** What teams ask of the guard, by remote or `shell`; beside the terms, so that no page has to leave it out. */
  guards?: Record<string, CanaryGuard>;
}

/** Of version 1: the canary is a release of its own beside the current one, for all that differs between the two. */
export interface FirstCanary extends CanaryShare {
  /** The release that all others run; once that one is replaced, the canary is over. */
  over: number;
}

/** Registries sign this version in full; a release without a version is of version 1. */
export const releaseVersion = 2;
/** Pages carry this version: hashes instead of lists. */
export const treeVersion = 3;

export interface Release {
  /** How it is read; absent from releases of version 1. */
  version?: number;
  brand: string;
  env: string;
  channel: string;
  /** Rises with every release of a brand, environment and channel; a client refuses a lower one. */
  seq: number;
  createdAt: string;
  /** Until when it counts, in ISO 8601; servers and browsers refuse it later, and one that states no time. */
  expires?: string;
  shell: ReleasedShell;
  remotes: Record<string, ReleasedRemote>;
  /** Of version 2. */
  canaries?: Canaries;
  /** Of version 1. */
  canary?: FirstCanary;
  /** Set by a rollback: the number of the release whose content this is. */
  restores?: number;
}

/** The release as it travels: its exact text, and Ed25519 signatures in base64. */
export interface SignedRelease {
  release: string;
  /** Of the whole text: for pages and servers of before, which know no other. */
  signature: string;
  /** Of `releaseStatement`; where there is one, it alone is checked. */
  digestSignature?: string;
  keyId: string;
  /** The same release as the text of version 3, signed by the same key: what pages are given where there is one. */
  tree?: { release: string; signature: string };
  /** Beside a text of version 3: the routes list, of which it has the hash. */
  routes?: string;
}

/** Version of this contract; a remote states the range it can live with. */
export const contractVersion = '1.1.0';
