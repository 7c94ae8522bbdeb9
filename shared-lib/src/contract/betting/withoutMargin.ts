const steps = 60;

/**
 * Converts decimal prices to probabilities without the bookmaker's margin, by the power method: all implied probabilities are
 * raised to the same exponent so that they sum to 1, which reduces long shots more.
 */
export function withoutMargin(prices: readonly number[]): number[] {
  const implied = prices.map((price) => 1 / price);
  const sumAt = (exponent: number) => implied.reduce((sum, chance) => sum + chance ** exponent, 0);
  let [low, high] = [0.1, 10];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > 1) low = middle;
    else high = middle;
  }
  const chances = implied.map((chance) => chance ** low);
  const sum = chances.reduce((total, chance) => total + chance);
  return chances.map((chance) => chance / sum);
}
