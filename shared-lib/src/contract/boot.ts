import type { BrandConfig } from './brand';
import type { ChosenCanaries } from './builds/canaries';
import type { BootPreview } from './builds/preview';
import type { ReleaseLists } from './builds/releaseTree';
import type { SignedRelease } from './release';
import type { OperationPath } from './types';

/** An answer the page server already has, keyed as the client would ask for it. */
export interface BootQuery {
  path: OperationPath;
  request: unknown;
  data: unknown;
}

/** First data of the route: answers to put into the client's cache before the first render. */
export interface BootPayload {
  /** The path of the page whose data these are, base path and all. */
  path?: string;
  language: string;
  queries: BootQuery[];
  /** The id of the address is nobody's: the page shows "not found". */
  isMissing?: boolean;
  serverTime: string;
}

/** The JSON of `<script type="application/json" id="boot">`. */
export interface Boot {
  brand: BrandConfig;
  release: SignedRelease;
  /** Beside a release of version 3: what the first view needs of its builds, by hash. */
  lists?: ReleaseLists;
  /** The canaries of the release that the page server chose for this device; absent where there are none. */
  canaries?: ChosenCanaries;
  /** Ed25519 public keys a release may be signed with: 32 raw bytes in base64, by key id. */
  releaseKeys: Record<string, string>;
  payload: BootPayload | null;
  /** Where builds of developers may come from; absent where that is not enabled. */
  devRemotes?: string[];
  /** Of the tester's link that the visitor holds; absent for everybody else. */
  preview?: BootPreview;
  /** The page server took the visitor for a crawler; absent for everybody else. */
  crawler?: true;
}

/** Attribute of the page's root element from the shell's first render on. */
export const startedMark = 'data-started';

/**
 * Name on the page's window of a promise for newer first data, or for null where they cannot be had: there where the page
 * carries another day than the visitor's, or was kept by the worker.
 */
export const newerDataName = 'newerData';

/** Attribute of the root element of a page that carries another zone's day: what was written of that is not shown. */
export const otherDayMark = 'data-other-day';
