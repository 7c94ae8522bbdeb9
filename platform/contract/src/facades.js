import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sharedAs } from './shares.js';

const reExport = /export \{([^}]*)\} from '([^']+)'/g;

/** The name a library is shared under. */
export const shareOf = (library) => sharedAs[library] ?? library;

const namesIn = (list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads the names each of the shell's facades exports, keyed by the name its library is shared under. */
export function readFacades(folder) {
  const allowed = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exports = [...readFileSync(join(folder, file), 'utf8').matchAll(reExport)];
    const library = exports.map(([, , source]) => source).find((source) => !source.startsWith('.'));
    if (library)
      allowed.set(shareOf(library), new Set(exports.flatMap(([, list]) => namesIn(list))));
  }
  return allowed;
}
