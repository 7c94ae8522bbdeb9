import { liveLimits } from '../contract';

/** Milliseconds before the next attempt: doubled each time up to 30 s, of which a random half, so that clients spread. */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const { reconnectMinMs, reconnectMaxMs } = liveLimits;
  const longest = Math.min(reconnectMaxMs, reconnectMinMs * 2 ** (attempt + 1));
  return Math.max(reconnectMinMs, longest / 2 + (longest / 2) * random());
}
