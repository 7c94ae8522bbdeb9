import type { Sport } from '@scoreline/shared-lib/contract';

/** The subject of an answer or a change; days are in UTC, `2026-11-22`. */
export type Subject =
  | `match:${number}`
  | `league:${number}`
  | `team:${number}`
  | `sport:${Sport}`
  | `day:${Sport}:${string}`
  | `promotion:${number}`;

export type Changed = Pick<ReadonlySet<Subject>, 'has'>;

/** Reports changes in the database, soon after the commit. */
export interface ChangedSubjects {
  listen(listener: (changed: Changed) => void): void;
}
