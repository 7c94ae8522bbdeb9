import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

/** Lines drawn above and below the screen, so that a quick scroll finds them ready. */
export const overscan = 8;

/** Offset of each line from the list's top in pixels, followed by the list's height: one value more than there are lines. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push(lastItem(tops) + height);
  return tops;
}

/** Offset in pixels at which each line ends. A heading lasts until the next one begins. */
export function endsOf(tops: readonly number[], isHeading: (line: number) => boolean): number[] {
  const ends = tops.slice(1);
  let nextHeading = lastItem(tops);
  for (let line = ends.length - 1; line >= 0; line -= 1) {
    if (!isHeading(line)) continue;
    ends[line] = nextHeading;
    nextHeading = itemAt(tops, line);
  }
  return ends;
}

/** The line at `y` pixels from the list's top, or the nearest one outside the list. */
export function lineAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, Math.max(tops.length - 2, 0)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (itemAt(tops, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The first line to draw while `from` to `to` pixels of the list are on screen, and the index after the last, with `margin` lines
 * on either side.
 */
export function drawnLines(
  tops: readonly number[],
  from: number,
  to: number,
  margin = overscan,
): [number, number] {
  const end = Math.min(lineAt(tops, to) + 1 + margin, tops.length - 1);
  return [Math.max(lineAt(tops, from) - margin, 0), end];
}
