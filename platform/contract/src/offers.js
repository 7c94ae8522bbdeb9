import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFacades } from './facades.js';
import { sharedLibraries, sharedParts } from './shares.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Exists only in the product's own repository. */
const facades = join(folder, '../browser/src/federation/facades');
const storedFile = join(folder, 'dist/offers.json');

/** Folder of the shared-lib that belongs to this contract. */
export const sharedLib = dirname(
  dirname(dirname(createRequire(import.meta.url).resolve('@scoreline/shared-lib/contract'))),
);

const packageOf = (key) => /^(@[^/]+\/)?[^/]+/.exec(key)[0];

function contractVersionIn(library) {
  const source = readFileSync(join(library, 'src/contract/release.ts'), 'utf8');
  return /contractVersion = '([^']+)'/.exec(source)[1];
}

/** Computes the shares of the working tree's shell. */
function offersNow() {
  const { dependencies, version } = JSON.parse(
    readFileSync(join(sharedLib, 'package.json'), 'utf8'),
  );
  const libraries = Object.keys(sharedLibraries).map((key) => [key, dependencies[packageOf(key)]]);
  const parts = sharedParts.map((part) => [`@scoreline/shared-lib/${part}`, version]);
  const names = [...readFacades(facades)].map(([key, list]) => [key, [...list].sort()]);
  return {
    contractVersion: contractVersionIn(sharedLib),
    shares: Object.fromEntries([...libraries, ...parts]),
    names: Object.fromEntries(names),
  };
}

/**
 * Returns the contract's version, the versions of the libraries and parts of shared-lib that the shell shares, and the exported
 * names of those it shares only in part.
 * @example {contractVersion, shares: {"react": "19.3.1"}, names: {"react-router-dom": ["Link"]}}
 */
export const readOffers = () =>
  existsSync(facades) ? offersNow() : JSON.parse(readFileSync(storedFile, 'utf8'));
