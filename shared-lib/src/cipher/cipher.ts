import type { Bytes } from './base64';

/** A key and the headers that identify it to the server. */
export interface Cipher {
  key: Bytes;
  headers: Record<string, string>;
}

/** Provides a mode's cipher. */
export interface CipherSource {
  /** Returns the current cipher or registers a new one; parallel callers share one registration. */
  get(): Promise<Cipher>;
  /** Drops a cipher that the server refused. A newer one that another call has registered meanwhile is kept. */
  forget(refused: Cipher): void;
}

/** The page's dependencies of a registration. */
export interface CipherOptions {
  /** Full address of `patron/frontend/device`. */
  address: string;
  deviceId: () => string | Promise<string>;
  /** Headers of every request. */
  headers: () => Record<string, string> | Promise<Record<string, string>>;
  rsaPublicKey: string;
  fetch: typeof fetch;
  now: () => number;
  storage: () => Storage | null;
}
