import type { Clock, Sport } from '../contract';

/** Start and end minute of each football period; a shoot-out has none. */
const football: Record<number, { from: number; to: number }> = {
  1: { from: 0, to: 45 },
  2: { from: 45, to: 90 },
  3: { from: 90, to: 105 },
  4: { from: 105, to: 120 },
};

export interface Ticked {
  period: number;
  /** Football: as displayed, 67 from 66:00 on; never past the period's end. */
  minute?: number;
  /** Football: minutes past the period's end, from 1. */
  added?: number;
  /** Basketball: whole seconds left in the period. */
  secondsLeft?: number;
}

const sinceServer = (clock: Clock, now: number): number =>
  clock.running ? Math.max(0, (now - Date.parse(clock.at)) / 1000) : 0;

function footballElapsed(clock: Clock, from: number): number | null {
  if (clock.seconds !== undefined) return clock.seconds;
  if (clock.minute === undefined) return null;
  return (clock.minute - from - 1 + (clock.added ?? 0)) * 60;
}

function tickFootball(clock: Clock, now: number): Ticked {
  const span = football[clock.period];
  const elapsed = span && footballElapsed(clock, span.from);
  if (!span || elapsed === null || elapsed === undefined) return { period: clock.period };
  const minute = span.from + Math.floor((elapsed + sinceServer(clock, now)) / 60) + 1;
  if (minute <= span.to) return { period: clock.period, minute };
  return { period: clock.period, minute: span.to, added: minute - span.to };
}

function tickBasketball(clock: Clock, now: number): Ticked {
  if (clock.seconds === undefined) return { period: clock.period };
  const secondsLeft = Math.max(0, Math.ceil(clock.seconds - sinceServer(clock, now)));
  return { period: clock.period, secondsLeft };
}

/**
 * Advances the server's clock to `now` (milliseconds on the server's time). A stopped clock stays. Football's never passes a
 * period's end except as added minutes, basketball's never passes zero.
 */
export const tickClock = (clock: Clock, now: number, sport: Sport = 'football'): Ticked =>
  sport === 'football' ? tickFootball(clock, now) : tickBasketball(clock, now);
