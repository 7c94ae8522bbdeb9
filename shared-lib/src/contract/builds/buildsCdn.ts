/** Name on `window` of the CDN for builds; absent if the page loads builds only from the site. */
export const buildsCdnName = 'buildsCdn';

/** The page's access to its builds' CDN. Addresses are those of the release, `/builds/…`. */
export interface BuildsCdn {
  /** CDN address of a build's file; any other address is returned unchanged. */
  addressOf(address: string): string;
  /** Whether the CDN failed recently in this tab. Until the next attempt, files come from the site. */
  isAway(): boolean;
  /** Records a failure of the CDN. */
  leave(): void;
  /** Fetches a script without running it. Resolves with the address that works: at the CDN or at the site. */
  locate(address: string, integrity: string): Promise<string>;
  /** Calls `late` if the CDN does not respond in time or is too slow, and at once while it is away. */
  watch(isThere: () => boolean, late: () => void): void;
}
