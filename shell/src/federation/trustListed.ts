import type { ListedFiles } from '../release/listedFiles';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * Where the browser has Trusted Types, the page's only policy lets scripts come from the release's list and from nowhere
 * else but `others`, the worker and the tag manager of the brand: a remote that asks for another address gets an error before anything is fetched.
 */
export function trustListedScripts(files: ListedFiles, others: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (files.integrityOf(address) || others.includes(address)) return address;
      throw new TypeError(`${address} is not part of the release`);
    },
  });
}
