export interface Point {
  x: number;
  y: number;
}

/** Places values of `domain` along `range`; a domain without length stands in the middle. */
export function linear([from, to]: [number, number], [start, end]: [number, number]) {
  const length = to - from;
  return (value: number): number =>
    length === 0 ? (start + end) / 2 : start + ((value - from) / length) * (end - start);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A price holds until it changes: along, then up or down, never aslant. */
export function stepPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join('');
}

/** Moves labels apart that would lie on each other, in their order, each as little as it can. */
export function spread(positions: readonly number[], gap: number): number[] {
  const moved = [...positions];
  const order = [...positions.entries()].sort(([, a], [, b]) => a - b);
  let least = -Infinity;
  for (const [at, position] of order) {
    moved[at] = Math.max(position, least);
    least = moved[at] + gap;
  }
  return moved;
}
