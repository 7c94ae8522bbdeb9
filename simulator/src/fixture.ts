import type { Slot } from './calendar/slots';
import type { Club } from './competitions/shape';
import type { Decider } from './football/match';

/** Rare fates of a match, each of which leads to a rare status. */
export const mishaps = [
  'postponed',
  'delayed',
  'cancelled',
  'interrupted',
  'abandoned',
  'suspended',
  'awarded',
  'unknown',
] as const;
export type Mishap = (typeof mishaps)[number];

/** A match of the calendar with its teams. */
export interface Fixture {
  ref: string;
  slot: Slot;
  home: Club;
  away: Club;
  /** Kick-off in milliseconds; of a postponed match the new one, once it is known. */
  start: number;
  /** Kick-off as it was first announced. */
  firstStart: number;
  /** When its teams and its day were known. */
  announcedAt: number;
  neutral: boolean;
  mishap: Mishap | null;
  /** Set where the match must have a winner. */
  decider?: Decider;
}

/** Mishaps that leave a match without a result. */
const endings: ReadonlySet<Mishap | null> = new Set([
  'cancelled',
  'abandoned',
  'suspended',
  'unknown',
]);
export const hasResult = ({ mishap }: Fixture): boolean => !endings.has(mishap);

/** No match of a sport lasts longer, mishaps and shoot-outs included. */
export const longestMs = 4.5 * 3_600_000;
