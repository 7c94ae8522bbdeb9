/** Rounding error of added shares. */
const tolerance = 1e-9;

/** Odds of no prize, 0 to 1. */
export function noneShare(prizes: readonly { odds: number }[]): number {
  const none = 1 - prizes.reduce((sum, { odds }) => sum + odds, 0);
  return none > tolerance ? none : 0;
}
