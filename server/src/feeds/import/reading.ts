import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';

/** What a file says, and which row said it. */
export interface Reading {
  events: FeedEvent[];
  /** The row an event came from: a line of a CSV, the place of a match in a JSON. */
  rows: Map<FeedEvent, number>;
  skipped: Skipped[];
  /** Warnings for the operator who imports the file. */
  notes?: string[];
}

export interface Skipped {
  row: number;
  reason: string;
}

export interface SourceFile {
  name: string;
  text: string;
  /** When the file was last written, in milliseconds: a newer file of the same source has the last word. */
  modifiedAt: number;
}

/** `football-data` and `openfootball` speak of the same teams and matches, so they share one space of names. */
export const archive = 'archive';

// football-data has prices, half times and zones throughout, so what it says stands whichever file is newer.
const ranks = { openfootball: 0, 'football-data': 1 };

export const revisionOf = (format: keyof typeof ranks, { modifiedAt }: SourceFile): number =>
  ranks[format] * 2 ** 43 + Math.round(modifiedAt);

/** The other way round for a season: openfootball knows all its fixtures, teams and stages from the first day. */
export const seasonRevisionOf = (format: keyof typeof ranks, { modifiedAt }: SourceFile): number =>
  (1 - ranks[format]) * 2 ** 43 + Math.round(modifiedAt);

/** Collects the events of one file, each with its row. */
export class Collector {
  readonly events: FeedEvent[] = [];
  readonly rows = new Map<FeedEvent, number>();
  readonly skipped: Skipped[] = [];
  readonly notes: string[] = [];

  add(row: number, ...events: FeedEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.rows.set(event, row);
    }
  }

  skip(row: number, reason: string): void {
    this.skipped.push({ row, reason });
  }
}
