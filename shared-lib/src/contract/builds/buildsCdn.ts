/** Name on the page's window of its builds' CDN; absent from pages that take builds from the site alone. */
export const buildsCdnName = 'buildsCdn';

/** What a page knows of the CDN that its builds come from. Addresses are those of the release, `/builds/…`. */
export interface BuildsCdn {
  /** Address of a build's file at the CDN; of what is no build's file, the address as it is. */
  addressOf(address: string): string;
  /** Whether the CDN has failed this tab lately: until it is asked again, files come from the site. */
  isAway(): boolean;
  /** Notes that the CDN has failed. */
  leave(): void;
  /** Fetches a script without running it. Resolves with where it can be had: at the CDN, or at the site. */
  locate(address: string, integrity: string): Promise<string>;
  /** Calls `late` where the CDN gives no sign of life in time, or is slow beyond patience; at once while it is away. */
  watch(isThere: () => boolean, late: () => void): void;
}
