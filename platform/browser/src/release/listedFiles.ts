import { type FileDescriptor, isEmbed, type Release } from '@scoreline/shared-lib/contract';

import { possibleAddresses } from '../federation/fromCdn';

/** Files that a verified release lists, by full address, at the site and at its CDN. */
export interface ListedFiles {
  /** `sha384-…`, or undefined for a file that the release does not list. */
  integrityOf(address: string): string | undefined;
  /** Adds a build of a later verified release. */
  add(build: Folder): void;
}

interface Folder {
  base: string;
  files: readonly FileDescriptor[];
}

const withoutQuery = (address: string, origin: string) => {
  const { href, search, hash } = new URL(address, origin);
  return href.slice(0, href.length - search.length - hash.length);
};

/** Every file of the shell, the remotes and their fallback builds, at each address that may serve it. */
export function listFiles(
  { shell, remotes }: Release,
  origin = location.href,
  addressesOf: (address: string) => string[] = possibleAddresses,
): ListedFiles {
  const builds = Object.values(remotes).flatMap(({ fallback, ...remote }) =>
    fallback ? [remote, fallback] : [remote],
  );
  const byAddress = new Map<string, string>();
  const add = ({ base, files }: Folder) => {
    for (const { path, integrity } of files.filter(({ path }) => !isEmbed(path))) {
      for (const address of addressesOf(base + path))
        byAddress.set(withoutQuery(address, origin), integrity);
    }
  };
  [shell, ...builds].forEach(add);
  return { integrityOf: (address) => byAddress.get(withoutQuery(address, origin)), add };
}
