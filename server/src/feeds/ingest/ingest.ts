import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
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
  /** Events that were late or repeated. */
  dropped: number;
  /** Rejected events with reasons: an unknown ref, or a value that the database refuses. */
  rejected: Rejection[];
  changedMatchIds: number[];
}

export interface ApplyOptions {
  /** Written in the same transaction as the events. */
  also?: (db: Kysely<Database>) => Promise<void>;
  /** Set for a chunk of a history: refs are cached across chunks, and parents of rows are checked once per batch. */
  bulk?: boolean;
}

export interface LoadOptions {
  onProgress?: (events: number) => void;
  /** Written in the same transaction as the events. */
  also?: (db: Kysely<Database>) => Promise<void>;
}

export interface Ingest {
  /** Live: applies all events in one transaction; invalid ones are reported and skipped. */
  apply(events: readonly FeedEvent[], options?: ApplyOptions): Promise<IngestReport>;
  /**
   * Bulk: applies all events in one transaction, so an interrupted load leaves nothing. The refs of an event must appear before
   * it or within the same 5,000 events.
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
  /** Called in each transaction; an error rolls it back. */
  fence?: (transaction: Kysely<Database>) => Promise<void>;
  /** Called after the commit. */
  onChanged?: (matchIds: number[]) => void;
}

const chunkSize = 5_000;
/** From this many events, analyse the tables immediately. */
const analyseFrom = 5_000;

export function createIngest({ db, now, logger, fence, onChanged }: IngestDeps): Ingest {
  /** The refs known across chunks of a history; null after a failed chunk. */
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

  /** A history would produce an endless trace. */
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
        // Make the next events while the database writes.
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
