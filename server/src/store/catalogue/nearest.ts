import { slug } from '@scoreline/shared-lib/contract';

const shown = 3;

/** The names most similar to a given one, most similar first: by the number of letter pairs in common. */
export function nearest(given: string, names: readonly string[]): string[] {
  const own = pairsOf(given);
  return names
    .map((name) => ({ name, likeness: likeness(own, pairsOf(name)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, shown)
    .map(({ name }) => name);
}

function pairsOf(name: string): Set<string> {
  const letters = slug(name);
  return new Set(Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2)));
}

/** Dice's coefficient, 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size || 1);
}
