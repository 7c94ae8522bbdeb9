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
 * Gives every script element the hash of its file together with its address, whoever has made the element: a bundler's
 * runtime asks for later chunks without one.
 */
function hashScripts(integrityOf: (address: string) => string | undefined): void {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src') as PropertyDescriptor;
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, address: unknown) {
      const integrity = integrityOf(String(address));
      if (integrity) Object.assign(this, { integrity, crossOrigin: 'anonymous' });
      src.set?.call(this, address);
    },
  });
  const { setAttribute } = prototype;
  prototype.setAttribute = function (this: HTMLScriptElement, name, value) {
    if (name.toLowerCase() === 'src') this.src = value;
    else setAttribute.call(this, name, value);
  };
}

/**
 * Scripts come from the page's own build, from the release's list once there is one, each then held to its hash, and from
 * nowhere else but `others`, the worker and the tag manager of the brand: a remote that asks for another address gets an
 * error before anything is fetched. Browsers with Trusted Types ask here for every other way to run a script as well.
 * Called before anything else, because what checks the release may itself be a script that comes later.
 */
export function guardScripts(): (files: ListedFiles, others: readonly string[]) => void {
  let listed: Pick<ListedFiles, 'integrityOf'> = { integrityOf: () => undefined };
  let others: readonly string[] = [];
  const integrityOf = (address: string): string | undefined => {
    const integrity = listed.integrityOf(address);
    if (integrity || isOwn(address) || others.includes(address)) return integrity;
    throw new TypeError(`${address} is not part of the release`);
  };
  hashScripts(integrityOf);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      integrityOf(address);
      return address;
    },
  });
  return (files, more) => {
    listed = files;
    others = more;
  };
}
