import type { Sport } from '@scoreline/shared-lib/contract';

/** What an answer is about, and a change touches; a day is one of UTC, `2026-11-22`. */
export type Subject =
  | `match:${number}`
  | `league:${number}`
  | `team:${number}`
  | `sport:${Sport}`
  | `day:${Sport}:${string}`
  | `promotion:${number}`;

export type Changed = Pick<ReadonlySet<Subject>, 'has'>;

/** Tells what has changed in the database, soon after the commit. */
export interface ChangedSubjects {
  listen(listener: (changed: Changed) => void): void;
}
