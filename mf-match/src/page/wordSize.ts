import { rem } from '@scoreline/shared-lib/ui';

/** Width of a letter in a wide bold face (DejaVu Sans), in ems. A wider script may still be cut. */
const letterEms = 0.7;
const leastPx = 11;

const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]/).map(({ length }) => length));

/**
 * CSS font size at which the longest word of a name fits its container on one line: `pixels` at the usual text size, less for a
 * long word, at least 11 px. The container must be a size container.
 */
export const wordSize = (name: string, pixels: number): string =>
  `max(${leastPx}px, min(${rem(pixels)}, 100cqi / ${(longestWord(name) * letterEms).toFixed(1)}))`;
