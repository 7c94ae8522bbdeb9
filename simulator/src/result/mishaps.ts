import { dayMs, type Day } from '../calendar/days';
import type { Slot } from '../calendar/slots';
import type { Mishap } from '../fixture';
import { hashOf } from '../random';

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

/** How long a postponed match has no new date. */
export const undatedMs = 9 * dayMs;

export const mishapKind = (day: Day): Mishap | null => fortnight[day % fortnight.length]!;

export const mayBefall = ({ pair, season }: Slot): boolean =>
  pair !== null && season.competition.format !== 'groups' && season.competition.format !== 'swiss';

/** Whom the day's mishap befalls; what is postponed is known before the day is planned. */
export function mishapOn(day: Day, slots: readonly Slot[], seed: number) {
  const kind = mishapKind(day);
  if (!kind || kind === 'postponed') return null;
  let chosen: { ref: string; hash: number } | null = null;
  for (const slot of slots) {
    if (!mayBefall(slot)) continue;
    const hash = hashOf(seed, 'mishap', slot.ref);
    if (!chosen || hash < chosen.hash) chosen = { ref: slot.ref, hash };
  }
  return chosen && { ref: chosen.ref, kind };
}
