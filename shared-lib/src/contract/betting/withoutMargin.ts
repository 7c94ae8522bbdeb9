const steps = 60;

/**
 * Chances from decimal prices without the bookmaker's margin, by the power method: each implied chance is raised to the one
 * exponent that makes them add up to 1, which takes more from long shots.
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
