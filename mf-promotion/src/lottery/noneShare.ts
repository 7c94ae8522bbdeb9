/** What the last digits of added shares may be off by. */
const tolerance = 1e-9;

/** The part of the odds without a prize, from 0 to 1. */
export function noneShare(prizes: readonly { odds: number }[]): number {
  const none = 1 - prizes.reduce((sum, { odds }) => sum + odds, 0);
  return none > tolerance ? none : 0;
}
