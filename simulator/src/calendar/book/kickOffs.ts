import { dayOf, type Day } from '../days';
import type { Slot } from '../slots';

/** No team begins two matches within this time, whatever it plays in. */
const restMs = 40 * 3_600_000;

/** The kick-offs that are known, by team. */
export interface KickOffs {
  /** Whether everyone who may play in it has rested, and will have before what comes next. */
  isFree(slot: Slot, at: number): boolean;
  /** Keeps the time free in which a match will begin whose moment is not known yet; `put` then says it. */
  reserve(slot: Slot, from: number, to: number): void;
  put(slot: Slot, at: number): void;
}

interface Held {
  slot: Slot;
  from: number;
  to: number;
  reserved: boolean;
}

export function createKickOffs(): KickOffs {
  const held = new Map<string, Map<Day, Held[]>>();
  const reservations = new Map<string, Held>();
  const hold = (entry: Held) => {
    for (const { ref } of entry.slot.clubs) {
      const days = held.get(ref) ?? new Map<Day, Held[]>();
      held.set(ref, days);
      const day = dayOf(entry.from);
      const others = days.get(day);
      if (others) others.push(entry);
      else days.set(day, [entry]);
    }
  };
  return {
    isFree: (slot, at) =>
      slot.clubs.every(({ ref }) => {
        const days = held.get(ref);
        if (!days) return true;
        for (let day = dayOf(at) - 2; day <= dayOf(at) + 2; day++)
          for (const other of days.get(day) ?? [])
            if (at > other.from - restMs && at < other.to + restMs && excludes(slot, other))
              return false;
        return true;
      }),
    reserve: (slot, from, to) => {
      const entry = { slot, from, to, reserved: true };
      reservations.set(slot.ref, entry);
      hold(entry);
    },
    put: (slot, at) => {
      const entry = reservations.get(slot.ref);
      if (entry) Object.assign(entry, { from: at, to: at, reserved: false });
      else hold({ slot, from: at, to: at, reserved: false });
    },
  };
}

/** Whoever plays in one tie of a round plays in no other; among matches of fixed days the first to be placed comes first. */
function excludes(slot: Slot, { slot: other, reserved }: Held): boolean {
  if (slot === other || (slot.fixed && reserved)) return false;
  const [own, its] = [slot.knockOut, other.knockOut];
  return (
    !own || !its || slot.season !== other.season || own.round !== its.round || own.tie === its.tie
  );
}
