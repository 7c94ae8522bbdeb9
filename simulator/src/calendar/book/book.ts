import { itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Mishap } from '../../fixture';
import { dayMs, minuteMs, offsetOf, weekday, type Day } from '../days';
import { createKickOffs, type KickOffs } from './kickOffs';
import type { Slot } from '../slots';
import { hashOf } from '../../random';
import { dayMinutes, playDayOf, spansOf } from './chain';

export interface Planned {
  /** Milliseconds. */
  start: number;
  mishap: Mishap | null;
  /** The new kick-off of a postponed match. */
  replay?: number;
}

/** The plan so far: kick-offs by the ref of their slot. */
export interface Book {
  seed: number;
  kickOffs: KickOffs;
  planned: Map<string, Planned>;
  /** The slots of `planned` in order of insertion. */
  slots: Set<Slot>;
  /** Number of matches by season and day, for seasons with a daily limit. */
  counts: Map<string, number>;
}

/** Opens a book that reserves the time of matches on fixed days. */
export function openBook(seed: number, fixed: readonly Slot[]): Book {
  const kickOffs = createKickOffs();
  for (const slot of fixed) {
    const minutes = spansOf(slot, slot.day).flat();
    const at = (minute: number) => slot.day * dayMs + minute * minuteMs;
    kickOffs.reserve(slot, at(Math.min(...minutes)), at(Math.max(...minutes)));
  }
  return { seed, kickOffs, planned: new Map(), slots: new Set(), counts: new Map() };
}

export function put(book: Book, slot: Slot, start: number, more: Partial<Planned> = {}): void {
  book.planned.set(slot.ref, { start, mishap: null, ...more });
  book.kickOffs.put(slot, start);
  if (more.replay !== undefined) book.kickOffs.put(slot, more.replay);
  book.slots.add(slot);
  if (slot.most === Infinity) return;
  const key = countKey(slot, playDayOf(start));
  book.counts.set(key, (book.counts.get(key) ?? 0) + 1);
}

const countKey = ({ season }: Slot, day: Day): string => `${season.ref} ${day}`;

/** Where rounds are short, some of the rested teams play on the next day, so that both days have matches. */
const isFull = (slot: Slot, day: Day, { counts }: Book): boolean =>
  slot.most < Infinity && (counts.get(countKey(slot, day)) ?? 0) >= slot.most;

const usualHours = {
  weekend: [13, 15, 15, 15, 16.5, 17.5, 18, 18.5, 20, 20.75],
  weekday: [18, 18.5, 19, 19.5, 19.75, 20, 20.5, 20.75, 21],
} as const;

/** Minutes between the kick-offs that are tried if no usual one is free. */
const step = 15;

/** A kick-off on a day, preferably at the league's usual times. Undefined if the teams have not rested. */
export function startOn(day: Day, slot: Slot, book: Book): number | undefined {
  if (isFull(slot, day, book)) return undefined;
  const spans = spansOf(slot, day);
  const freeAt = (minute: number): number | undefined => {
    const at = day * dayMs + minute * minuteMs;
    return book.kickOffs.isFree(slot, at) ? at : undefined;
  };
  const hours = usualHours[weekday(day) >= 6 ? 'weekend' : 'weekday'];
  const offset = offsetOf(slot.season.competition.zone, day, slot.pair?.[0].city.longitude);
  const hash = hashOf(book.seed, 'usual', slot.ref);
  for (let attempt = 0; attempt < hours.length; attempt++) {
    const utc = itemAt(hours, (hash + attempt) % hours.length) * 60 - offset;
    for (const minute of [utc, utc + dayMinutes, utc - dayMinutes]) {
      const isUsual = spans.some(([from, to]) => from <= minute && minute <= to);
      const at = isUsual ? freeAt(minute) : undefined;
      if (at !== undefined) return at;
    }
  }
  for (const [from, to] of spans)
    for (let minute = from; minute <= to; minute += step) {
      const at = freeAt(minute);
      if (at !== undefined) return at;
    }
  return undefined;
}
