import type { Sport } from '@scoreline/shared-lib/contract';

import { playClock } from '../match/playClock';

/** A moment of the graph as an address has it: football's minute, `67`; basketball's time of play, `31:20`. */
export const minuteText = (at: number, sport: Sport): string =>
  sport === 'football' ? String(Math.round(at)) : playClock(at);

/** The moment that an address means, in the unit of the graph; null where it means none. */
export function readMinute(text: string | null, sport: Sport): number | null {
  const [, minutes, seconds] = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text ?? '') ?? [];
  if (minutes === undefined) return null;
  if (sport === 'football') return seconds === undefined ? Number(minutes) : null;
  return Number(minutes) * 60 + Number(seconds ?? 0);
}
