import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import { inSpan } from '../../store/traces/spans';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Rejection } from './batch';
import { maySkipRowChecks } from './parents';
import { RefStore } from './refs';
import { arrayLiteral, run, type Executor } from './rows';
import { Writer } from './writer';

export interface IngestReport {
  /** Events that were written. */
  applied: number;
  /** Events that came late or again. */
  dropped: number;
  /** Events that were not stored, and why: an unknown name, a value the database does not allow. */
  rejected: Rejection[];
  changedMatchIds: number[];
}

export interface ApplyOptions {
  /** Written in the same transaction as the events. */
  also?: (db: Kysely<Database>) => Promise<void>;
  /** One of many chunks of a history: names are remembered from chunk to chunk, and parents of rows checked once a batch. */
  bulk?: boolean;
}

export interface LoadOptions {
  onProgress?: (events: number) => void;
  /** Written in the same transaction as the events. */
  also?: (db: Kysely<Database>) => Promise<void>;
}

export interface Ingest {
  /** Live: all events in one transaction; the bad ones are reported and left out. */
  apply(events: readonly FeedEvent[], options?: ApplyOptions): Promise<IngestReport>;
  /**
   * Bulk: all events in one transaction, so that one cut short leaves nothing. Every event's names must come before it or
   * within the same 5,000 events.
   */
  load(
    events: Iterable<FeedEvent> | AsyncIterable<FeedEvent>,
    options?: LoadOptions,
  ): Promise<IngestReport>;
}

export interface IngestDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  /** Called in each transaction: what it throws undoes that. */
  fence?: (transaction: Kysely<Database>) => Promise<void>;
  /** Called after the commit. */
  onChanged?: (matchIds: number[]) => void;
}

const chunkSize = 5_000;
/** From here on the planner's statistics are worth renewing at once. */
const analyseFrom = 5_000;

export function createIngest({ db, now, logger, fence, onChanged }: IngestDeps): Ingest {
  /** What the chunks of a history know of names; nothing after one that failed. */
  let remembered: RefStore | null = null;
  const transact = async (
    refs: RefStore,
    isBulk: boolean,
    work: (writer: Writer, trx: Executor) => Promise<void>,
  ): Promise<IngestReport> => {
    const writer = await db.transaction().execute(async (trx) => {
      await fence?.(trx);
      await run(trx, `SELECT pg_advisory_xact_lock(hashtext('feeds.ingest'))`);
      const writer = new Writer(trx, refs, now(), isBulk && (await maySkipRowChecks(trx)));
      await work(writer, trx);
      await bumpRevisions(trx, writer.changedBefore(), now());
      return writer;
    });
    const report = writer.report();
    for (const { event, reason } of report.rejected)
      logger.debug({ source: event.source, type: event.type, reason }, 'feed event rejected');
    if (report.changedMatchIds.length) onChanged?.(report.changedMatchIds);
    return report;
  };

  const apply: Ingest['apply'] = async (events, { also, bulk = false } = {}) => {
    const refs = (bulk && remembered) || new RefStore();
    remembered = null;
    const report = await transact(refs, bulk, async (writer, trx) => {
      await writer.write(events);
      await also?.(trx);
    });
    if (bulk) remembered = refs;
    return report;
  };

  /** A history would be a trace without end. */
  const traced: Ingest['apply'] = (events, options) =>
    inSpan(
      'feed',
      async (span) => {
        span.setAttribute('scoreline.events', events.length);
        return apply(events, options);
      },
      { root: true },
    );

  return {
    apply: (events, options = {}) =>
      options.bulk ? apply(events, options) : traced(events, options),
    load: async (events, { onProgress, also } = {}) => {
      const report = await transact(new RefStore(), true, async (writer, trx) => {
        let done = 0;
        const chunks = chunksOf(events);
        let next: Promise<IteratorResult<FeedEvent[]>> | undefined;
        // The next events are made while the database writes.
        const prepare = () => {
          next ??= chunks.next();
          next.catch(() => undefined);
        };
        for (;;) {
          const { value: chunk, done: over } = await (next ?? chunks.next());
          next = undefined;
          if (over) return also?.(trx);
          await writer.preload(trx, chunk);
          await writer.write(chunk, prepare);
          onProgress?.((done += chunk.length));
        }
      });
      if (report.applied >= analyseFrom) await run(db, 'ANALYZE');
      return report;
    },
  };
}

async function* chunksOf(
  events: Iterable<FeedEvent> | AsyncIterable<FeedEvent>,
): AsyncGenerator<FeedEvent[], undefined> {
  let chunk: FeedEvent[] = [];
  for await (const event of events) {
    chunk.push(event);
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length) yield chunk;
  return undefined;
}

const bumpRevisions = (db: Executor, ids: number[], at: Date) =>
  ids.length
    ? run(
        db,
        `UPDATE matches SET revision = revision + 1, updated_at = $2 WHERE id = ANY($1::integer[])`,
        [arrayLiteral(ids), at],
      )
    : undefined;
