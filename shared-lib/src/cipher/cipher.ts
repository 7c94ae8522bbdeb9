import type { Bytes } from './base64';

/** A key and the headers that tell the server which key it is. */
export interface Cipher {
  key: Bytes;
  headers: Record<string, string>;
}

/** Where a mode's cipher comes from. */
export interface CipherSource {
  /** The cipher in use, or a new one; parallel callers share one registration. */
  get(): Promise<Cipher>;
  /** The server refused this cipher. A newer one, got meanwhile by another call, is kept. */
  forget(refused: Cipher): void;
}

/** What registration needs of the page. */
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
