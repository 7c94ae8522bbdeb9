import { dayOf, type Day } from '../days';
import type { Slot } from '../slots';

/** Minimum time between two kick-offs of a team in any competitions. */
const restMs = 40 * 3_600_000;

/** The known kick-offs by team. */
export interface KickOffs {
  /** Whether all possible teams have rested, and will have rested before their next match. */
  isFree(slot: Slot, at: number): boolean;
  /** Reserves the time of a match whose kick-off is not known yet, until `put` sets it. */
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

/** A team in one tie of a round is in no other. Among matches of fixed days, the first to be placed has priority. */
function excludes(slot: Slot, { slot: other, reserved }: Held): boolean {
  if (slot === other || (slot.fixed && reserved)) return false;
  const [own, its] = [slot.knockOut, other.knockOut];
  return (
    !own || !its || slot.season !== other.season || own.round !== its.round || own.tie === its.tie
  );
}
