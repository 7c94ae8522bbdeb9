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

type Loading = HTMLScriptElement | HTMLLinkElement;

/**
 * Gives every element of a kind the hash of its file together with its address, whoever has made the element: a bundler's
 * runtime asks for later chunks without one.
 */
function hashFiles<Kind extends Loading>(
  prototype: Kind,
  attribute: keyof Kind & string,
  integrityOf: (address: string, element: Kind) => string | undefined,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, attribute) as PropertyDescriptor;
  Object.defineProperty(prototype, attribute, {
    ...property,
    set(this: Kind, address: unknown) {
      const integrity = integrityOf(String(address), this);
      if (integrity) Object.assign(this, { integrity, crossOrigin: 'anonymous' });
      property.set?.call(this, address);
    },
  });
  const { setAttribute } = prototype;
  prototype.setAttribute = function (this: Kind, name: string, value: string) {
    if (name.toLowerCase() === attribute) Object.assign(this, { [attribute]: value });
    else setAttribute.call(this, name, value);
  };
}

/**
 * Scripts and style sheets come from the page's own build, from the release's list once there is one, each then held to its hash, and from
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
  hashFiles(HTMLScriptElement.prototype, 'src', integrityOf);
  // Links of other kinds load nothing that counts here: an icon, the manifest, the page's own address.
  hashFiles(HTMLLinkElement.prototype, 'href', (address, { rel }) =>
    rel === 'stylesheet' ? integrityOf(address) : listed.integrityOf(address),
  );
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
