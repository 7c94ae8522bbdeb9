/** American odds as decimal; null for invalid ones, between −100 and 100. */
export function decimalOf(american: number): number | null {
  if (!Number.isFinite(american) || Math.abs(american) < 100) return null;
  return american > 0 ? 1 + american / 100 : 1 + 100 / -american;
}
