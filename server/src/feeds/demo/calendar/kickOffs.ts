import type { Sport } from '@scoreline/shared-lib/contract';

import { hashOf } from '../random';
import { dayMs, minuteMs, offsetOf, weekday, type Day } from './days';
import type { Slot } from './slots';

/** Minutes after which the next match of a chain begins: shorter than any match lasts. */
const chainStep = { football: 100, basketball: 105 } as const;
const dayMinutes = 1440;

interface Candidate {
  slot: Slot;
  /** Minutes of the UTC day at which it may begin: one span, or two where the local day passes midnight in UTC. */
  spans: [number, number][];
}

/**
 * Kick-offs of one sport's matches of a day. First a chain of matches is laid, each beginning before the one before it ends,
 * wherever a league's local hours allow it: so a newcomer finds a live match at nearly any hour. The others begin at their
 * leagues' usual times.
 */
export function kickOffs(day: Day, slots: readonly Slot[], seed: number): Map<string, number> {
  return new Map(
    minutesOf(day, slots, seed).map(([slot, minute]) => [
      slot.ref,
      day * dayMs + minute * minuteMs,
    ]),
  );
}

function minutesOf(day: Day, slots: readonly Slot[], seed: number): [Slot, number][] {
  const open: Candidate[] = slots
    .map((slot) => ({ slot, spans: spansOf(slot, day), lot: hashOf(seed, slot.ref) }))
    .sort((a, b) => a.lot - b.lot);
  const chained = chain(open, slots[0]?.season.competition.sport ?? 'football');
  const others = open.filter(({ slot }) => !chained.has(slot));
  return [
    ...chained,
    ...others.map(({ slot, spans }): [Slot, number] => [slot, usualMinute(slot, day, spans, seed)]),
  ];
}

/** Fills the chain's moments, the one with the fewest matches to choose from first, by the match with the fewest moments. */
function chain(candidates: readonly Candidate[], sport: Sport): Map<Slot, number> {
  const step = chainStep[sport];
  const empty = new Set(
    Array.from({ length: Math.ceil(dayMinutes / step) }, (_, index) => index * step),
  );
  const left = new Set(candidates);
  const placed = new Map<Slot, number>();
  const openAt = (minute: number) => [...left].filter((candidate) => isOpen(candidate, minute));
  for (;;) {
    const moments = [...empty].map((minute) => ({ minute, open: openAt(minute) }));
    const [scarcest] = moments
      .filter(({ open }) => open.length > 0)
      .sort((a, b) => a.open.length - b.open.length);
    if (!scarcest) return placed;
    const choices = (candidate: Candidate) =>
      [...empty].filter((minute) => isOpen(candidate, minute)).length;
    const chosen = scarcest.open.reduce((best, candidate) =>
      choices(candidate) < choices(best) ? candidate : best,
    );
    placed.set(chosen.slot, scarcest.minute);
    left.delete(chosen);
    empty.delete(scarcest.minute);
  }
}

const isOpen = ({ spans }: Candidate, minute: number): boolean =>
  spans.some(([from, to]) => from <= minute && minute <= to);

function spansOf({ season, pair }: Slot, day: Day): [number, number][] {
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

const usual = {
  weekend: [13, 15, 15, 15, 16.5, 17.5, 18, 18.5, 20, 20.75],
  weekday: [18, 18.5, 19, 19.5, 19.75, 20, 20.5, 20.75, 21],
} as const;

function usualMinute(
  { ref, season, pair }: Slot,
  day: Day,
  spans: [number, number][],
  seed: number,
): number {
  const hours = usual[weekday(day) >= 6 ? 'weekend' : 'weekday'];
  const offset = offsetOf(season.competition.zone, day, pair?.[0].city.longitude);
  const hash = hashOf(seed, 'usual', ref);
  for (let attempt = 0; attempt < hours.length; attempt++) {
    const local = hours[(hash + attempt) % hours.length]! * 60;
    const minute = (local - offset + 2 * dayMinutes) % dayMinutes;
    if (spans.some(([from, to]) => from <= minute && minute <= to)) return minute;
  }
  return spans[0]?.[0] ?? 0;
}
