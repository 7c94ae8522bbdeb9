import type { BrandConfig } from '../contract';
import type { CipherMode, CipherSource } from '../cipher';

/** What a call needs of the page; the store carries it, so that a test can bring its own. */
export interface ApiEnvironment {
  brand: BrandConfig;
  ciphers: Record<CipherMode, CipherSource>;
  /** The headers of every request. */
  headers: () => Promise<Record<string, string>>;
  /** A key of the shared namespace in the page's language. */
  translate: (key: string) => string;
  /** Forgets who is signed in; called once for any number of parallel 401s. */
  clearSession: () => void;
  accessToken: () => string | null;
  fetch: typeof fetch;
}
