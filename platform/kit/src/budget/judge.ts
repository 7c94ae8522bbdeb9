import { sharedLibraries, sharedParts } from '@scoreline/contract/shares';
import { limits, type Part } from './limits';
import type { Measured } from './measure';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const nameOf = (library: string) => library.slice(0, library.lastIndexOf('@'));

const singletons = new Set(Object.keys(sharedLibraries).map((key) => key.replace(/\/$/, '')));

/**
 * Brotli bytes that a part may take. The entry may also use the unused budget of the exposed code, as both load with the first
 * render.
 */
function allowed(part: Part, sizes: Measured['sizes']): number {
  if (part !== 'entry') return limits[part];
  const exposed = sizes.find((one) => one.part === 'exposed')?.bytes ?? 0;
  return limits.entry + Math.max(0, limits.exposed - exposed);
}

function tooLarge({ name, sizes }: Measured): string[] {
  return sizes
    .map((one) => ({ ...one, limit: allowed(one.part, sizes) }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ part, what, bytes, limit }) =>
        `${name}: ${part} ${what} has ${kilobytes(bytes)}, ${kilobytes(limit)} are allowed`,
    );
}

function bundledSingletons({ name, packages, sharedLib }: Measured): string[] {
  const libraries = packages.filter((library) => singletons.has(nameOf(library)));
  const parts = sharedLib
    .filter((part) => sharedParts.includes(part))
    .map((part) => `shared-lib/${part}`);
  return [...libraries, ...parts].map(
    (library) => `${name}: bundles ${library}, which the shell shares and there may be only one of`,
  );
}

function twice(remotes: readonly Measured[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { name, packages } of remotes) {
    for (const library of new Set(packages.map(nameOf))) {
      if (!singletons.has(library)) owners.set(library, [...(owners.get(library) ?? []), name]);
    }
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(
      ([library, names]) =>
        `${library} is bundled by ${names.join(' and by ')}: the shell has to share it`,
    );
}

/** Budget violations of these builds, one line each. */
export const judge = (remotes: readonly Measured[]): string[] => [
  ...remotes.flatMap((remote) => [...tooLarge(remote), ...bundledSingletons(remote)]),
  ...twice(remotes),
];
