import type { Clock, MatchMomentum, Sport } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { footballEnds, isBreak } from './breaks';

type Stopped = Pick<Clock, 'period' | 'minute' | 'added' | 'seconds'>;

function footballClock(at: number, lastPeriod: number): Stopped {
  const played = Math.max(1, isBreak(at) ? Math.floor(at) : at);
  const found = footballEnds.findIndex((end) => played <= end);
  const period = Math.min(found < 0 ? footballEnds.length : found + 1, Math.max(2, lastPeriod));
  const end = itemAt(footballEnds, period - 1);
  return played <= end ? { period, minute: played } : { period, minute: end, added: played - end };
}

function basketballClock(at: number, ends: readonly number[]): Stopped {
  const found = ends.findIndex((end) => at <= end);
  const period = found < 0 ? Math.max(1, ends.length) : found + 1;
  return { period, seconds: Math.max(0, (ends[period - 1] ?? at) - at) };
}

/** The match's clock, stopped at a moment of its graph. */
export const clockAt = (
  at: number,
  sport: Sport,
  { periods }: MatchMomentum,
  lastPeriod: number,
): Stopped => (sport === 'football' ? footballClock(at, lastPeriod) : basketballClock(at, periods));

const quarters = 4;

/** Share of regular time played. Above 1 in extra time, which prices of the 90 minutes do not count. */
export function playedAt(at: number, sport: Sport, { points, periods }: MatchMomentum): number {
  if (sport === 'football') {
    const last = points.at(-1)?.at ?? 0;
    const hasExtraTime = periods.some((end) => end > 90);
    const whole = hasExtraTime ? 90 : Math.max(90, last);
    return at / whole;
  }
  const whole = periods[quarters - 1] ?? periods.at(-1) ?? 0;
  if (whole === 0) return 0;
  const end = periods.find((period) => at <= period) ?? at;
  return 1 - (Math.max(end, whole) - at) / whole;
}
