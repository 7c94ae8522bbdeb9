import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { mishapOn } from '../../result/mishaps';
import { put, startOn, type Book } from './book';
import { chainOf, spansOf } from './chain';
import { dayMs, minuteMs, weekday, type Day } from '../days';
import type { Season } from '../seasons';
import type { Slot } from '../slots';

/** Matches by their usual day, and by every permitted day. */
export interface SlotsByDay {
  /** Matches waiting from before the first day. */
  first: readonly Slot[];
  usual: ReadonlyMap<Day, Slot[]>;
  possible: ReadonlyMap<Day, Slot[]>;
}

/**
 * Plans day after day. First it builds a chain of the day's matches and fills gaps with others whose round continues. The day's
 * other matches start at their leagues' usual times, and those whose teams have not rested wait. Returns the matches still
 * waiting at the end.
 */
export function playDays(days: readonly Day[], slots: SlotsByDay, book: Book): Slot[] {
  let waiting = [...slots.first];
  const isOpen = (slot: Slot) => !book.slots.has(slot);
  for (const day of days) {
    const due = [...waiting, ...(slots.usual.get(day) ?? [])].filter(isOpen);
    const early = (slots.possible.get(day) ?? []).filter((slot) => slot.day > day && isOpen(slot));
    const chained = playChain(
      day,
      [...due.filter((slot) => isPlayedOn(slot, day)), ...early],
      book,
    );
    const others = playOthers(day, due.filter(isOpen), book);
    bringForward(day, due.filter(isOpen), early.filter(isOpen), book);
    befall(day, others.length > 0 ? others : chained, book);
    for (const slot of due.filter(isOpen))
      if (slot.latest <= day) playNear(slot, days, book);
      else if (day - slot.day >= patience || slot.latest - day <= lastDays)
        playSoon(slot, day, lastItem(days), book);
    waiting = due.filter(isOpen);
  }
  return waiting;
}

/** Days that a match waits for a date on which both teams have rested. After that, both are reserved for it. */
const patience = 10;
/** Near the end of a table, matches are reserved at once. */
const lastDays = 16;

function playSoon(slot: Slot, today: Day, end: Day, book: Book): void {
  const last = Math.min(slot.latest, end, today + lastDays);
  for (let day = today + 1; day <= last; day++)
    if (isPlayedOn(slot, day) && play(day, slot, book)) return;
}

/** A basketball league keeps to its days. A delayed football match may be played on any day. */
const isPlayedOn = ({ season, fixed }: Slot, day: Day): boolean =>
  fixed ||
  season.competition.sport === 'football' ||
  season.competition.days.includes(weekday(day));

function playChain(day: Day, candidates: readonly Slot[], book: Book): Slot[] {
  const at = (minute: number) => day * dayMs + minute * minuteMs;
  const chain = chainOf(day, candidates, (slot, minute) => book.kickOffs.isFree(slot, at(minute)));
  for (const [minute, slot] of chain) put(book, slot, at(minute));
  return [...chain.values()];
}

function playOthers(day: Day, due: readonly Slot[], book: Book): Slot[] {
  const inOrder = [...due.filter(({ fixed }) => fixed), ...due.filter(({ fixed }) => !fixed)];
  return inOrder.filter((slot) => isPlayedOn(slot, day) && play(day, slot, book));
}

function play(day: Day, slot: Slot, book: Book): boolean {
  const start = startOn(day, slot, book);
  if (start !== undefined) put(book, slot, start);
  return start !== undefined;
}

/** For each match that must wait, brings forward a later match of its league. */
function bringForward(day: Day, waiting: Slot[], early: Slot[], book: Book): void {
  const missing = new Map<Season, number>();
  const add = (season: Season, count: number) =>
    missing.set(season, (missing.get(season) ?? 0) + count);
  for (const { season } of waiting) add(season, 1);
  for (const slot of early.toSorted((a, b) => a.day - b.day)) {
    if ((missing.get(slot.season) ?? 0) <= 0) continue;
    if (play(day, slot, book)) add(slot.season, -1);
  }
}

/** Applies the day's mishap, outside the chain if possible, because an unplayed match would leave a gap in it. */
function befall(day: Day, played: readonly Slot[], { seed, planned }: Book): void {
  const mishap = mishapOn(day, played, seed);
  const match = mishap && planned.get(mishap.ref);
  if (match) planned.set(mishap.ref, { ...match, mishap: mishap.kind });
}

/**
 * A match without a day until its last one takes the nearest earlier one, or a later one. If there is none, its teams do not
 * rest, which is better than a match without a kick-off.
 */
export function playNear(slot: Slot, days: readonly Day[], book: Book): void {
  const [first, last] = [firstItem(days), lastItem(days)];
  const latest = Math.min(slot.latest, last);
  const earlier = Array.from({ length: latest - first + 1 }, (_, index) => latest - index);
  const later = Array.from({ length: last - latest }, (_, index) => latest + 1 + index);
  if (!slot.fixed && [...earlier, ...later].some((day) => play(day, slot, book))) return;
  put(book, slot, latest * dayMs + (spansOf(slot, latest)[0]?.[0] ?? 0) * minuteMs);
}
