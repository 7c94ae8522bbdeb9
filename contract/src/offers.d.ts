export interface Offers {
  contractVersion: string;
  /** Versions of what the shell shares, by name; a name that ends in a slash shares all below it. */
  shares: Record<string, string>;
  /** What it offers of libraries of which it offers a part. */
  names: Record<string, string[]>;
}

/** Folder of the shared-lib that this contract belongs to. */
export const sharedLib: string;

/** What the shell offers that this contract was made with. */
export function readOffers(): Offers;
