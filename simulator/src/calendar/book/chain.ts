import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { dayOf, minuteMs, offsetOf, type Day } from '../days';
import type { Slot } from '../slots';

export const dayMinutes = 1440;
/** Minutes between the matches of a chain, less than the length of a match in either sport. */
const step = 105;
/** A day of play begins at 05:15 UTC, late at night in America, so that an American evening is not split. */
const dayBegins = 315;
const moments = Array.from(
  { length: Math.ceil(dayMinutes / step) },
  (_, index) => dayBegins + index * step,
);

export const playDayOf = (at: number): Day => dayOf(at - dayBegins * minuteMs);

/**
 * Matches that follow one another without a gap through a day of play, so that one is always live, by their kick-off in minutes
 * of its UTC day. Fills as many moments as possible, takes the first candidates, and takes one match per team.
 */
export function chainOf(
  day: Day,
  candidates: Iterable<Slot>,
  isFree: (slot: Slot, minute: number) => boolean,
): Map<number, Slot> {
  const chain = new Map<number, Slot>();
  const playing = new Set<string>();
  const open = new Map<Slot, number[]>();
  const place = (slot: Slot, tried: Set<number>): boolean =>
    valueIn(open, slot).some((minute) => {
      if (tried.has(minute)) return false;
      tried.add(minute);
      const other = chain.get(minute);
      if (other && !place(other, tried)) return false;
      chain.set(minute, slot);
      return true;
    });
  for (const slot of candidates) {
    if (chain.size === moments.length) break;
    const clubs = slot.pair ?? [];
    if (!isCertain(slot) || clubs.some(({ ref }) => playing.has(ref))) continue;
    open.set(
      slot,
      momentsOf(slot, day).filter((minute) => isFree(slot, minute)),
    );
    if (place(slot, new Set())) for (const { ref } of clubs) playing.add(ref);
  }
  return chain;
}

/** A series may end before its later games. */
const isCertain = ({ knockOut, season }: Slot): boolean =>
  !knockOut || knockOut.leg < (season.competition.knockOut!.wins ?? Infinity);

const momentsOf = (slot: Slot, day: Day): number[] => {
  const spans = spansOf(slot, day);
  return moments.filter((minute) => spans.some(([from, to]) => from <= minute && minute <= to));
};

/** Minutes of the UTC day at which a match may start: one span, or two if the local day crosses the start of a day of play. */
export function spansOf({ season, pair }: Slot, day: Day): [from: number, to: number][] {
  const { kickOff, zone } = season.competition;
  const offset = offsetOf(zone, day, pair?.[0].city.longitude);
  const [from, to] = [kickOff[0] - offset, kickOff[1] - offset];
  return [-dayMinutes, 0, dayMinutes].flatMap((shift): [number, number][] => {
    const span: [number, number] = [
      Math.max(dayBegins, from + shift),
      Math.min(dayBegins + dayMinutes - 5, to + shift),
    ];
    return span[0] <= span[1] ? [span] : [];
  });
}
