export interface Offers {
  contractVersion: string;
  /** Versions of the shell's shares, by name; a name ending in a slash shares all modules below it. */
  shares: Record<string, string>;
  /** Exported names of libraries that are only partly shared. */
  names: Record<string, string[]>;
}

/** Folder of the shared-lib that belongs to this contract. */
export const sharedLib: string;

/** The shell's shares at the time this contract was built. */
export function readOffers(): Offers;
