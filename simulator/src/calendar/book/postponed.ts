import { mayBefall, mishapKind } from '../../result/mishaps';
import { hashOf } from '../../random';
import { put, startOn, type Book } from './book';
import type { Day } from '../days';
import type { Slot } from '../slots';

/** How many days later a postponed match is played. */
const soonest = 18;
const last = 24;

/** Postpones one match on each day of postponements, and sets the day on which it is played. */
export function postpone(days: readonly Day[], usual: ReadonlyMap<Day, Slot[]>, book: Book): void {
  for (const day of days)
    if (mishapKind(day) === 'postponed')
      byLot(usual.get(day) ?? [], book.seed).some((slot) => postponed(slot, day, book));
}

const byLot = (slots: readonly Slot[], seed: number): Slot[] =>
  slots
    .filter((slot) => !slot.fixed && mayBefall(slot))
    .map((slot) => ({ slot, lot: hashOf(seed, 'mishap', slot.ref) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ slot }) => slot);

function postponed(slot: Slot, day: Day, book: Book): boolean {
  const start = startOn(day, slot, book);
  if (start === undefined) return false;
  for (let later = day + last; later >= day + soonest; later--) {
    const replay = later <= slot.latest ? startOn(later, slot, book) : undefined;
    if (replay === undefined) continue;
    put(book, slot, start, { mishap: 'postponed', replay });
    return true;
  }
  return false;
}
