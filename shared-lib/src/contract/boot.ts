import type { BrandConfig } from './brand';
import type { ChosenCanaries } from './builds/canaries';
import type { BootPreview } from './builds/preview';
import type { ReleaseLists } from './builds/releaseTree';
import type { SignedRelease } from './release';
import type { OperationPath } from './types';

/** An answer the page server has already fetched, keyed by the client's request. */
export interface BootQuery {
  path: OperationPath;
  request: unknown;
  data: unknown;
}

/** First data of the route: answers that go into the client's cache before the first render. */
export interface BootPayload {
  /** Path of the page these data belong to, including the base path. */
  path?: string;
  language: string;
  queries: BootQuery[];
  /** The id in the address does not exist: the page renders "not found". */
  isMissing?: boolean;
  serverTime: string;
}

/** The JSON of `<script type="application/json" id="boot">`. */
export interface Boot {
  brand: BrandConfig;
  release: SignedRelease;
  /** With a release of version 3: the lists that the first view needs from its builds, by hash. */
  lists?: ReleaseLists;
  /** Canaries that the page server chose for this device; absent if there are none. */
  canaries?: ChosenCanaries;
  /** Ed25519 public keys that may sign a release: 32 raw bytes in base64, by key id. */
  releaseKeys: Record<string, string>;
  payload: BootPayload | null;
  /** Origins from which developers may load builds; absent if that is not enabled. */
  devRemotes?: string[];
  /** The visitor's preview link; absent without one. */
  preview?: BootPreview;
  /** Present if the page server classified the visitor as a crawler. */
  crawler?: true;
}

/** Attribute of the page's root element, set at the shell's first render. */
export const startedMark = 'data-started';

/**
 * Name on `window` of a promise for newer first data, or for null if they cannot be loaded. Set if the page was built for another
 * day than the visitor's, or came from the service worker's cache.
 */
export const newerDataName = 'newerData';

/** Attribute of the root element of a page built for another time zone's day: styles hide its prerendered headings and lists. */
export const otherDayMark = 'data-other-day';
