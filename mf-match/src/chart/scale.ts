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

const steps = [1, 2, 2.5, 5, 10];

/** At most `count` round values from `least` to `most`, the few an axis shows. */
export function ticks(least: number, most: number, count: number): number[] {
  const span = most - least;
  if (!(span > 0)) return [least];
  const size = 10 ** Math.floor(Math.log10(span / count));
  const step = steps.map((each) => each * size).find((each) => span / each <= count) ?? 10 * size;
  const first = Math.ceil(least / step - 1e-9) * step;
  const shown = Math.floor((most - first) / step + 1e-9) + 1;
  return Array.from({ length: shown }, (_, at) => Number((first + at * step).toFixed(6)));
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
