import type { BrandConfig } from '../../contract';
import type { CipherMode, CipherSource } from '../../cipher';
import type { Renewal } from '../../session/renewal';

/** The page's dependencies of API calls. The store carries them, so a test can pass its own. */
export interface ApiEnvironment {
  brand: BrandConfig;
  ciphers: Record<CipherMode, CipherSource>;
  /** Headers of every request. */
  headers: () => Promise<Record<string, string>>;
  /** Translates a key of the shared namespace into the page's language. */
  translate: (key: string) => string;
  /**
   * Handles a 401 for a call that carried `refused` as its access token, or null for none: renews the session once for any number
   * of calls, or clears it.
   */
  renewSession: (refused: string | null) => Promise<Renewal>;
  /** Called when the server no longer serves apps as old as the surrounding one. */
  onAppTooOld?: () => void;
  accessToken: () => string | null;
  fetch: typeof fetch;
}
