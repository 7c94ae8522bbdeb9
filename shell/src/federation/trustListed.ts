import type { ListedFiles } from '../release/listedFiles';
import { possibleAddresses } from './fromCdn';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Folder of the page's own script: its later parts have their hashes in the script, which the page carries with its own. */
const ownFolder = (document.currentScript as HTMLScriptElement | null)?.src.replace(/[^/]*$/, '');

/** One part may have come from the CDN and the next, when that failed, from the site. */
const ownFolders = (folder: string): string[] => {
  const [path = folder] = /\/builds\/[^/]+\/[^/]+\/$/.exec(folder) ?? [];
  return [folder, ...possibleAddresses(path)].map(
    (address) => new URL(address, location.href).href,
  );
};

const isOwn = (address: string) => {
  const { href } = new URL(address, location.href);
  return ownFolder !== undefined && ownFolders(ownFolder).some((folder) => href.startsWith(folder));
};

/**
 * Where the browser has Trusted Types, the page's only policy lets scripts come from the page's own build, from the
 * release's list once there is one, and from nowhere else but `others`, the worker and the tag manager of the brand: a
 * remote that asks for another address gets an error before anything is fetched. Called before anything else, because
 * what checks the release may itself be a script that comes later.
 */
export function guardScripts(): (files: ListedFiles, others: readonly string[]) => void {
  let isListed = (_address: string): boolean => false;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (isOwn(address) || isListed(address)) return address;
      throw new TypeError(`${address} is not part of the release`);
    },
  });
  return (files, others) => {
    isListed = (address) => Boolean(files.integrityOf(address)) || others.includes(address);
  };
}
