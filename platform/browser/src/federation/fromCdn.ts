import type { BuildsCdn, buildsCdnName } from '@scoreline/shared-lib/contract';

/** Set by the first script of pages whose builds come from a CDN. */
const cdn = (): BuildsCdn | undefined => (globalThis as { [buildsCdnName]?: BuildsCdn }).buildsCdn;

/** Where the page requests a build's file: the CDN, or the site if there is no CDN or it failed recently. */
export const currentAddress = (address: string): string => {
  const at = cdn();
  return at && !at.isAway() ? at.addressOf(address) : address;
};

/** Every address that a build's file may have come from. */
export const possibleAddresses = (address: string): string[] => [
  ...new Set([cdn()?.addressOf(address) ?? address, address]),
];

/** Preloads a script and resolves with its address: at the CDN, or else at the site. */
export const locateScript = (address: string, integrity: string): Promise<string> =>
  cdn()?.locate(address, integrity) ?? Promise.resolve(address);

/** A build's file from the CDN; null without a CDN or on failure, because the site has the file too. */
export async function fetchFromCdn(address: string, init: RequestInit): Promise<Response | null> {
  const at = cdn();
  const current = currentAddress(address);
  if (!at || current === address) return null;
  const ending = new AbortController();
  let isThere = false;
  at.watch(
    () => isThere,
    () => ending.abort(),
  );
  try {
    const response = await fetch(current, { ...init, signal: ending.signal });
    if (response.ok) return response;
  } catch {
    // Refused, late or altered: the site's own copy reports the actual error.
  } finally {
    isThere = true;
  }
  at.leave();
  return null;
}
