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
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  order.forEach((at, rank) => {
    if (rank === 0) return;
    moved[at] = Math.max(moved[at]!, moved[order[rank - 1]!]! + gap);
  });
  return moved;
}
