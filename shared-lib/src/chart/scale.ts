export interface Point {
  x: number;
  y: number;
}

/** Maps values of a domain linearly to a range; an empty domain maps to the middle. */
export function linear([from, to]: [number, number], [start, end]: [number, number]) {
  const length = to - from;
  return (value: number): number =>
    length === 0 ? (start + end) / 2 : start + ((value - from) / length) * (end - start);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG path in steps: a price holds until it changes, so lines are never diagonal. */
export function stepPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join('');
}

/** Moves overlapping labels at least `gap` apart. Keeps their order and moves each as little as possible. */
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
