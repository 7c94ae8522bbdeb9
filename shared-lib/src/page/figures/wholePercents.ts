/**
 * Rounds shares to whole per cent that sum to 100, by the largest remainder method. Shares that do not sum to 1 are rounded
 * separately.
 */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = Math.round(exact.reduce((sum, share) => sum + share, 0));
  const rounded = exact.map(Math.floor);
  if (whole !== 100) return exact.map(Math.round);
  const left = whole - rounded.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return rounded.map((share, at) => (raised.has(at) ? share + 1 : share));
}
