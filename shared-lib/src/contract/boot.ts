import type { BrandConfig } from './brand';
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
  language: string;
  queries: BootQuery[];
  serverTime: string;
}

/** The JSON of `<script type="application/json" id="boot">`. */
export interface Boot {
  brand: BrandConfig;
  release: SignedRelease;
  /** Ed25519 public keys a release may be signed with: 32 raw bytes in base64, by key id. */
  releaseKeys: Record<string, string>;
  payload: BootPayload | null;
}
