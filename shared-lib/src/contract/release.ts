import type { CanaryGuard } from './builds/canaryGuard';
/** How a page is framed. */
export type Layout = 'custom' | 'tab' | 'responsive' | 'document' | 'header' | 'navigator';

/** The main tabs in display order. */
export const mainTabs = ['scores', 'discover', 'favourites', 'me'] as const;
export type MainTab = (typeof mainTabs)[number];

/** A route as declared by a build; readable without running the build. */
export interface RouteDescriptor {
  /** Without the language segment: `/search`, `/:sportName/match/:teamsInfo/:eventId`; `/` is the index. */
  path: string;
  layout: Layout;
  /**
   * Key of the page's templates in the remote's locale files: `page.{title}.title` and `page.{title}.description`. Their values
   * are the route's parameters and `{{brand}}`.
   */
  title: string;
  /** Main tab that opens this page; a tab without a page is hidden. */
  tab?: MainTab;
  /** The page server fetches this route's first data for the first render, and a link prefetches them before navigation. */
  firstData?: true;
  /** Skip the redirect to the preferred language, as for crawlers and the app shell. */
  keepsLanguage?: boolean;
}

export interface FileDescriptor {
  /** Relative to the build's folder. */
  path: string;
  /** `sha384-…`, as in an integrity attribute. */
  integrity: string;
  bytes: number;
}

/** Whether a build's file is for other sites: pages of this site run none of them. */
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
  /** Scripts and styles besides the entry that the first render of `./remote` needs, for preloading. */
  initial: string[];
  /** Locale file by language, each one of `files`. */
  locales: Record<string, string>;
  /** Path of the routes' first questions, one of `files`; only the page server reads it. */
  firstData?: string;
  files: FileDescriptor[];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

/** Whether this is a complete build descriptor: a signed one may still come from a broken tool. */
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
  /** Root of the hash tree over its texts. The code list has it too; a fallback, which is rarely used, only has that one. */
  texts?: string;
}

/** A build with the address of its folder, which ends in a slash. */
export type PlacedBuild = BuildDescriptor & {
  base: string;
  /** In a release of version 3, until the lists have loaded and been verified; otherwise absent. */
  lists?: BuildLists;
};

export interface ReleasedRemote extends PlacedBuild {
  /** The last known good build, loaded if this one fails. */
  fallback?: PlacedBuild;
}

/** The shell's build in a release. */
export interface ReleasedShell {
  build: string;
  /** Address of the build's folder, ending in a slash. */
  base: string;
  /** Scripts of the page, in execution order. */
  initial: string[];
  /** Locale file by language, each one of `files`. */
  locales: Record<string, string>;
  files: FileDescriptor[];
  /** Contract version offered to remotes; older releases do not state it. */
  contract?: string;
  /** As in a remote. */
  lists?: BuildLists;
}

/** Converts a build of the shell to its form in a release. */
export function releasedShell(placed: PlacedBuild): ReleasedShell {
  const { build, base, initial, entry, locales, files, contract } = placed;
  const scripts = { initial: [...initial, entry], locales, files };
  return { build, base, ...scripts, contract: contract.replace(/^\^/, '') };
}

/** The share of devices that get a canary. */
export interface CanaryShare {
  /** Percentage of all devices, 0 to 100. */
  percent: number;
  /** Hashed with the device's id, so that different canaries go to different devices. */
  salt: string;
}

/** Terms of a canary in a release of version 2: each has its own share, owner and end. */
export interface CanaryTerms extends CanaryShare {
  team: string;
  /** Start, in ISO 8601. */
  since: string;
}

/** Builds that a share of the devices runs instead of the current ones, independently of each other. */
export interface Canaries {
  shell?: ReleasedShell & CanaryTerms;
  /** By remote, including remotes that are not fully released yet. */
  remotes: Record<string, PlacedBuild & CanaryTerms>;
  /** Guard settings of the teams, by remote or `shell`. They are apart from the terms so that pages need not strip them. */
  guards?: Record<string, CanaryGuard>;
}

/** In version 1 the canary is a whole release beside the current one and covers all differences between the two. */
export interface FirstCanary extends CanaryShare {
  /** The release all other devices run; once it is replaced, the canary ends. */
  over: number;
}

/** Registries sign this version in full. A release without a version is of version 1. */
export const releaseVersion = 2;
/** Pages carry this version: hashes instead of lists. */
export const treeVersion = 3;

export interface Release {
  /** Format version; absent in version 1. */
  version?: number;
  brand: string;
  env: string;
  channel: string;
  /** Increases with every release of a brand, environment and channel; clients refuse a lower one. */
  seq: number;
  createdAt: string;
  /** Expiry in ISO 8601. Servers and browsers refuse a release that is expired or states none. */
  expires?: string;
  shell: ReleasedShell;
  remotes: Record<string, ReleasedRemote>;
  /** Version 2 only. */
  canaries?: Canaries;
  /** Version 1 only. */
  canary?: FirstCanary;
  /** Set by a rollback: the number of the release whose content it restores. */
  restores?: number;
}

/** A release as transferred: its exact text, and Ed25519 signatures in base64. */
export interface SignedRelease {
  release: string;
  /** Signature of the whole text, for older pages and servers that know no other. */
  signature: string;
  /** Signature of `releaseStatement`. If present, only this one is checked. */
  digestSignature?: string;
  keyId: string;
  /** The same release as the text of version 3, signed by the same key. Pages get this text if it exists. */
  tree?: { release: string; signature: string };
  /** With a text of version 3: the routes list whose hash it contains. */
  routes?: string;
}

/** Version of this contract; a remote declares the range it supports. */
export const contractVersion = '1.1.0';
