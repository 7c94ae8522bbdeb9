import type { ListedFiles } from '../release/listedFiles';
import { possibleAddresses } from './fromCdn';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** One chunk may come from the CDN and, if that fails, the next from the site. */
const ownFolders = (folder: string): string[] => {
  const [path = folder] = /\/builds\/[^/]+\/[^/]+\/$/.exec(folder) ?? [];
  return [folder, ...possibleAddresses(path)].map(
    (address) => new URL(address, location.href).href,
  );
};

type Loading = HTMLScriptElement | HTMLLinkElement;

/**
 * Sets the hash on every element of a kind when its address is set, regardless of who created the element: a bundler's runtime
 * requests later chunks without one.
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
 * Allows scripts and style sheets only from the page's own build, the release's list (once known, each with its hash) and
 * `others`, which are the worker and the brand's tag manager. Any other address throws before anything is fetched. Browsers
 * with Trusted Types call this for every other way to run a script too.
 * Call it before anything else, because the code that verifies the release may itself be a later script.
 * @param ownScript the page's own script: it contains the hashes of its chunks, and the page contains the script's
 */
export function guardScripts(
  ownScript: HTMLScriptElement | null,
): (files: ListedFiles, others: readonly string[]) => void {
  let listed: Pick<ListedFiles, 'integrityOf'> = { integrityOf: () => undefined };
  let others: readonly string[] = [];
  const own = ownScript ? ownFolders(ownScript.src.replace(/[^/]*$/, '')) : [];
  const isOwn = (address: string) => {
    const { href } = new URL(address, location.href);
    return own.some((folder) => href.startsWith(folder));
  };
  const integrityOf = (address: string): string | undefined => {
    const integrity = listed.integrityOf(address);
    if (integrity || isOwn(address) || others.includes(address)) return integrity;
    throw new TypeError(`${address} is not part of the release`);
  };
  hashFiles(HTMLScriptElement.prototype, 'src', integrityOf);
  // Links of other kinds need no listing: an icon, the manifest, the page's own address.
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
