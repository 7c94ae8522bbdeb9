import { offsetOf, type Day } from './days';
import type { Slot } from './slots';

const dayMinutes = 1440;
/** Minutes between the matches of a chain: shorter than matches of either sport last. */
const step = 105;
const moments = Array.from({ length: Math.ceil(dayMinutes / step) }, (_, index) => index * step);

/**
 * Matches that follow one another without a gap through a UTC day, by the minute at which each begins, so that there is always a
 * live one. As many moments as can be are filled; of the candidates the first ones are taken.
 */
export function chainOf(day: Day, candidates: Iterable<Slot>): Map<number, Slot> {
  const chain = new Map<number, Slot>();
  const place = (slot: Slot, tried: Set<number>): boolean =>
    momentsOf(slot, day).some((minute) => {
      if (tried.has(minute)) return false;
      tried.add(minute);
      const other = chain.get(minute);
      if (other && !place(other, tried)) return false;
      chain.set(minute, slot);
      return true;
    });
  for (const slot of candidates) {
    if (chain.size === moments.length) break;
    if (isCertain(slot)) place(slot, new Set());
  }
  return chain;
}

/** A series may be over before its later games. */
const isCertain = ({ knockOut, season }: Slot): boolean =>
  !knockOut || knockOut.leg < (season.competition.knockOut!.wins ?? Infinity);

const momentsOf = (slot: Slot, day: Day): number[] => {
  const spans = spansOf(slot, day);
  return moments.filter((minute) => spans.some(([from, to]) => from <= minute && minute <= to));
};

/** Minutes of the UTC day at which a match may begin: one span, or two where the local day passes midnight in UTC. */
export function spansOf({ season, pair }: Slot, day: Day): [from: number, to: number][] {
  const { kickOff, zone } = season.competition;
  const offset = offsetOf(zone, day, pair?.[0].city.longitude);
  const [from, to] = [kickOff[0] - offset, kickOff[1] - offset];
  return [-dayMinutes, 0, dayMinutes].flatMap((shift): [number, number][] => {
    const span: [number, number] = [
      Math.max(0, from + shift),
      Math.min(dayMinutes - 5, to + shift),
    ];
    return span[0] <= span[1] ? [span] : [];
  });
}
