import type { BrandConfig } from '../../contract';
import type { CipherMode, CipherSource } from '../../cipher';
import type { Renewal } from '../../session/renewal';

/** What a call needs of the page; the store carries it, so that a test can bring its own. */
export interface ApiEnvironment {
  brand: BrandConfig;
  ciphers: Record<CipherMode, CipherSource>;
  /** The headers of every request. */
  headers: () => Promise<Record<string, string>>;
  /** A key of the shared namespace in the page's language. */
  translate: (key: string) => string;
  /**
   * What to do about a 401 for a call that carried this access token, or none: renews it once for any number of calls, or
   * forgets who was signed in.
   */
  renewSession: (refused: string | null) => Promise<Renewal>;
  /** The server answers no app as old as the one around the page. */
  onAppTooOld?: () => void;
  accessToken: () => string | null;
  fetch: typeof fetch;
}
