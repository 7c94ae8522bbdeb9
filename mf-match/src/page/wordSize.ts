import { rem } from '@scoreline/shared-lib/ui';

/** The width of a letter in a wide bold face (DejaVu Sans), in ems; a wide script may still be cut. */
const letterEms = 0.7;
const leastPx = 11;

const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]/).map(({ length }) => length));

/**
 * The CSS size in which the longest word of a name fits its container on one line: `pixels` at the usual text size, smaller
 * for a long word, 11 px at the least. The container has to be one of size queries.
 */
export const wordSize = (name: string, pixels: number): string =>
  `max(${leastPx}px, min(${rem(pixels)}, 100cqi / ${(longestWord(name) * letterEms).toFixed(1)}))`;
