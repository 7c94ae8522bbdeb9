import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';

/** The events of a file, with their rows. */
export interface Reading {
  events: FeedEvent[];
  /** The row of each event: a line of a CSV, or the position of a match in a JSON file. */
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
  /** When the file was last written, in milliseconds: the newest file of a source wins. */
  modifiedAt: number;
}

/** `football-data` and `openfootball` cover the same teams and matches, so they share one namespace. */
export const archive = 'archive';

// football-data has prices, half times and zones throughout, so it wins whichever file is newer.
const ranks = { openfootball: 0, 'football-data': 1 };

export const revisionOf = (format: keyof typeof ranks, { modifiedAt }: SourceFile): number =>
  ranks[format] * 2 ** 43 + Math.round(modifiedAt);

/** Reversed for seasons: openfootball has all fixtures, teams and stages from the first day. */
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
