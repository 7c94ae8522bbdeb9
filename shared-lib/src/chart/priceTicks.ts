/** Round prices for an axis, roughly evenly spaced on a logarithmic scale. */
const round = [1.05, 1.1, 1.2, 1.35, 1.5, 1.75, 2, 2.5, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100, 200];
const most = 4;

/** Returns at most four round prices between `from` and `to`. */
export function priceTicks(from: number, to: number): number[] {
  const within = round.filter((price) => price > from && price < to);
  const every = Math.ceil(within.length / most);
  return within.filter((_, at) => at % Math.max(1, every) === 0);
}
