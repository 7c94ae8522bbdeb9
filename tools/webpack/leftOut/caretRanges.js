const numbers = (version) =>
  version
    .replace(/^\D+/, '')
    .split('.', 3)
    .map((part) => parseInt(part, 10));

/**
 * The federation runtime's answer to whether a version is in a range, for the ranges that it meets on a page: the registry
 * admits shares as `^1.2.3` alone, and the runtime itself asks `<=1.2.3` to find the newest.
 */
export function satisfy(version, range) {
  const [given, wanted] = [numbers(version), numbers(range)];
  const differing = given.findIndex((part, index) => part !== wanted[index]);
  const isNewer = given[differing] > wanted[differing];
  if (range.startsWith('<=')) return !isNewer;
  // Below 1.0.0 the minor number is the one that breaks.
  const breaking = wanted[0] === 0 ? 1 : 0;
  return differing < 0 || (isNewer && differing > breaking);
}
