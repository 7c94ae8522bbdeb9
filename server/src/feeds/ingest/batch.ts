import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { holdPlayers, queueOwned } from './parents';
import type { RefStore } from './refs';
import { queueRows, type Columns, type Executor, type Row } from './rows';

export interface Rejection {
  event: FeedEvent;
  reason: string;
}

/** The outcome of one batch of events; discarded when the batch is rolled back. */
export class Batch {
  applied = 0;
  /** Late or repeated. */
  dropped = 0;
  readonly rejected: Rejection[] = [];
  /** Ids of matches that changed. */
  readonly changed = new Set<number>();
  /** Ids of matches that this batch created: no other rows refer to them yet. */
  readonly created = new Set<number>();
  /** Players locked until the end of the transaction. */
  private readonly held = new Set<unknown>();

  constructor(
    readonly db: Executor,
    readonly refs: RefStore,
    readonly now: Date,
    /** Checks parents of rows once per batch. */
    private readonly isBulk = false,
  ) {}

  reject(event: FeedEvent, reason: string): void {
    this.rejected.push({ event, reason });
  }

  /** Counts the events of a write that covers whole subjects: `written` of `all` changed something. */
  count(all: number, written: number): void {
    this.applied += written;
    this.dropped += all - written;
  }

  /** Our id for a provider's ref; rejects the event and returns undefined if it is unknown. */
  resolve(event: FeedEvent, kind: string, ref: string): number | undefined {
    const id = this.refs.id(kind, event.source, ref);
    if (id === undefined) this.reject(event, `unknown ${kind} "${ref}"`);
    return id;
  }

  /** Like `resolve`, but accepts a null ref. */
  resolveOptional(event: FeedEvent, kind: string, ref: string | null): number | null | undefined {
    return ref === null ? null : this.resolve(event, kind, ref);
  }

  /** The newest event of each subject that is newer than the last applied one; counts the rest as dropped. */
  async newest<E extends FeedEvent>(
    kind: string,
    events: readonly E[],
    refOf: (event: E) => string,
  ): Promise<E[]> {
    await this.load(kind, events, refOf);
    const fresh = newestOf(
      events.filter((event) => {
        const known = this.refs.get(kind, event.source, refOf(event));
        return !known || event.revision > known.revision;
      }),
      refOf,
    );
    this.dropped += events.length - fresh.length;
    return fresh;
  }

  /** Queues rows of matches that this batch created; a bulk load looks their players up once for all. */
  async queueCreated(
    table: string,
    columns: Columns,
    rows: readonly Row[],
    playersOf?: (row: Row) => unknown[],
  ): Promise<void> {
    if (!this.isBulk) return queueRows(this.db, table, columns, rows);
    const named = rows.flatMap((row) => playersOf?.(row) ?? []);
    await holdPlayers(
      this.db,
      named.filter((id): id is number => typeof id === 'number' && !this.held.has(id)),
    );
    for (const id of named) this.held.add(id);
    queueOwned(this.db, table, columns, rows);
  }

  load<E extends FeedEvent>(
    kind: string,
    events: readonly E[],
    ...refsOf: ((event: E) => string | null)[]
  ): Promise<void> {
    const names = events.flatMap((event) =>
      refsOf.flatMap((refOf) => {
        const ref = refOf(event);
        return ref === null ? [] : { source: event.source, ref };
      }),
    );
    return this.refs.load(this.db, kind, names);
  }
}

/** The event with the highest revision of each subject. */
export function newestOf<E extends FeedEvent>(
  events: readonly E[],
  subjectOf: (event: E) => string,
): E[] {
  const newest = new Map<string, E>();
  for (const event of events) {
    const subject = `${event.source}\n${subjectOf(event)}`;
    const other = newest.get(subject);
    if (!other || event.revision > other.revision) newest.set(subject, event);
  }
  return [...newest.values()];
}
