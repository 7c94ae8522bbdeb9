import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '..', '..', 'package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

/** Resolves `name` for the package at `path`: in its own folder, then in each one above. */
function entryFor(path: string, name: string): Entry | undefined {
  const own = packages[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (own || path === '') return own;
  const above = path.lastIndexOf('/node_modules/');
  return entryFor(above > 0 ? path.slice(0, above) : '', name);
}

// npm ci refuses a lock file that lacks the binaries of other platforms.
it('has an entry for every dependency, on every platform', () => {
  const lost = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !entryFor(path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(lost).toEqual([]);
});

it('names no registry', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
  expect(named.map(([path]) => path)).toEqual([]);
});
