import type { Fixture } from '../fixture';
import { mishapOn } from '../mishaps';
import { hashOf } from '../random';
import { chainOf, spansOf } from './chain';
import { dayIn, dayMs, minuteMs, offsetOf, weekday, type Day } from './days';
import type { Slot } from './slots';

export interface Planned {
  /** Milliseconds. */
  start: number;
  mishap: Fixture['mishap'];
}

/**
 * When a sport's matches of a calendar year are played. Each day a chain is laid first: of the day's matches, and where they leave
 * a gap, of others whose round goes on. The day's other matches begin at their leagues' usual times.
 */
export function planYear(year: number, slots: readonly Slot[], seed: number): Map<string, Planned> {
  const days = daysOf(year, slots, seed);
  const played = new Set<Slot>();
  const plan = new Map<string, Planned>();
  for (let day = dayIn(year, '01-01'); day < dayIn(year + 1, '01-01'); day++) {
    const own = (days.usual.get(day) ?? []).filter((slot) => !played.has(slot));
    const others = (days.possible.get(day) ?? []).filter(
      (slot) => slot.day !== day && !played.has(slot),
    );
    const chain = chainOf(day, [...own, ...others]);
    const chained = new Set(chain.values());
    const rest = own.filter((slot) => !chained.has(slot));
    // What is never played would leave a gap in the chain.
    const mishap = mishapOn(day, rest.length > 0 ? rest : own, seed);
    const put = (slot: Slot, minute: number) => {
      played.add(slot);
      plan.set(slot.ref, {
        start: day * dayMs + minute * minuteMs,
        mishap: mishap?.ref === slot.ref ? mishap.kind : null,
      });
    };
    for (const [minute, slot] of chain) put(slot, minute);
    for (const slot of rest) put(slot, usualMinute(slot, day, seed));
  }
  return plan;
}

/** Matches by their usual day and by every day of the year on which they may be played, in an order drawn by lot. */
function daysOf(year: number, slots: readonly Slot[], seed: number) {
  const drawn = slots
    .map((slot) => ({ slot, lot: hashOf(seed, slot.ref) }))
    .sort((a, b) => a.lot - b.lot);
  const usual = new Map<Day, Slot[]>();
  const possible = new Map<Day, Slot[]>();
  const put = (days: Map<Day, Slot[]>, day: Day, slot: Slot) => {
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  };
  for (const { slot } of drawn) {
    put(usual, slot.day, slot);
    for (const day of slot.days) put(possible, day, slot);
  }
  return { usual, possible };
}

const usualHours = {
  weekend: [13, 15, 15, 15, 16.5, 17.5, 18, 18.5, 20, 20.75],
  weekday: [18, 18.5, 19, 19.5, 19.75, 20, 20.5, 20.75, 21],
} as const;

function usualMinute(slot: Slot, day: Day, seed: number): number {
  const { ref, season, pair } = slot;
  const spans = spansOf(slot, day);
  const hours = usualHours[weekday(day) >= 6 ? 'weekend' : 'weekday'];
  const offset = offsetOf(season.competition.zone, day, pair?.[0].city.longitude);
  const hash = hashOf(seed, 'usual', ref);
  for (let attempt = 0; attempt < hours.length; attempt++) {
    const local = hours[(hash + attempt) % hours.length]! * 60;
    const minute = (local - offset + 2 * 1440) % 1440;
    if (spans.some(([from, to]) => from <= minute && minute <= to)) return minute;
  }
  return spans[0]?.[0] ?? 0;
}
