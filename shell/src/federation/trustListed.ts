import type { ListedFiles } from '../release/listedFiles';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * Where the browser has Trusted Types, the page's only policy lets scripts come from the release's list and from nowhere
 * else: a remote that asks for another address gets an error before anything is fetched.
 */
export function trustListedScripts(files: ListedFiles): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (files.integrityOf(address)) return address;
      throw new TypeError(`${address} is not part of the release`);
    },
  });
}
