import { dayMs, type Day } from './calendar/days';
import type { Slot } from './calendar/slots';
import type { Mishap } from './fixture';
import { hashOf } from './random';

/** What befalls one match of a sport on the days of a fortnight: each kind is met near any day, none is common. */
const fortnight: readonly (Mishap | null)[] = [
  'postponed',
  'delayed',
  'cancelled',
  'interrupted',
  'abandoned',
  null,
  'suspended',
  'postponed',
  'delayed',
  'awarded',
  'interrupted',
  'unknown',
  null,
  'postponed',
];

/** How long a postponed match has no new date, and how much later it is then played. */
export const undatedMs = 9 * dayMs;
const replayedAfterMs = 24 * dayMs;

export const newStart = (firstStart: number): number => firstStart + replayedAfterMs;

export function mishapOn(day: Day, slots: readonly Slot[], seed: number) {
  const kind = fortnight[day % fortnight.length];
  if (!kind) return null;
  let chosen: { ref: string; hash: number } | null = null;
  for (const { ref, pair, season } of slots) {
    if (!pair || season.competition.format === 'groups' || season.competition.format === 'swiss')
      continue;
    const hash = hashOf(seed, 'mishap', ref);
    if (!chosen || hash < chosen.hash) chosen = { ref, hash };
  }
  return chosen && { ref: chosen.ref, kind };
}
