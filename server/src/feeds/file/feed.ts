import { unwatchFile, watchFile } from 'node:fs';
import { open } from 'node:fs/promises';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Database } from '@scoreline/database/schema';
import type { Feed } from '../feed';
import type { Ingest } from '../ingest/ingest';
import { markBefore, type Reached, type ReachedStore } from './reached';

interface FileFeedDeps {
  path: string;
  ingest: Pick<Ingest, 'apply'>;
  reached: ReachedStore;
  logger: Pick<Logger, 'warn'>;
}

const lookEveryMs = 100;
/** Delay before the lines of a failed batch are read again. */
const againMs = 1_000;
const newLine = 10;

const isEvent = (value: unknown): value is FeedEvent =>
  typeof value === 'object' && value !== null && 'type' in value && 'source' in value;

function parse(line: string): FeedEvent | null {
  try {
    const value: unknown = JSON.parse(line);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

interface Lines {
  lines: string[];
  /** The offset after the last line. */
  end: number;
  /** Hash of the bytes before `end`. */
  mark: string;
}

/**
 * Complete lines of a file from an offset; null if the file is missing. A file that has become shorter is read from its start.
 */
async function linesFrom(path: string, from: number): Promise<Lines | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const start = size < from ? 0 : from;
    const bytes = Buffer.alloc(size - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    const whole = bytes.subarray(0, bytes.subarray(0, bytesRead).lastIndexOf(newLine) + 1);
    const lines = whole.toString('utf8').split('\n').slice(0, -1);
    const end = start + whole.length;
    return { lines, end, mark: await markBefore(file, end) };
  } finally {
    await file.close();
  }
}

/** The stored offset, or the start if the file has been replaced. */
async function reachedBefore(path: string, before: Reached | null): Promise<number> {
  const file = before && (await open(path).catch(() => null));
  if (!file) return 0;
  try {
    return (await markBefore(file, before.end)) === before.mark ? before.end : 0;
  } finally {
    await file.close();
  }
}

/**
 * Reads a file to which a tester or operator appends feed events, one JSON object per line, while the server runs. Events take
 * the same path as those of any provider; an invalid line is logged and skipped.
 */
export function createFileFeed({ path, ingest, reached, logger }: FileFeedDeps): Feed {
  let from: number | null = null;
  let reading = Promise.resolve();
  let again: NodeJS.Timeout | undefined;

  async function readOn(): Promise<void> {
    from ??= await reachedBefore(path, await reached.read());
    const found = await linesFrom(path, from);
    if (!found) return void (from = 0);
    const { lines, end, mark } = found;
    const events = lines.flatMap((line) => {
      const event = parse(line);
      if (!event && line.trim()) logger.warn({ line: line.slice(0, 200) }, 'not a feed event');
      return event ?? [];
    });
    const also = (transaction: Kysely<Database>) => reached.write(transaction, { end, mark });
    const { rejected } =
      events.length > 0 ? await ingest.apply(events, { also }) : { rejected: [] };
    from = end;
    for (const { event, reason } of rejected)
      logger.warn({ type: event.type, reason }, 'event of the feed file rejected');
  }
  const look = () => {
    reading = reading.then(readOn).catch((error: unknown) => {
      logger.warn({ error }, 'feed file not read');
      again = setTimeout(look, againMs);
    });
  };

  return {
    name: 'file',
    async start() {
      look();
      await reading;
      watchFile(path, { interval: lookEveryMs }, look);
    },
    async stop() {
      unwatchFile(path, look);
      await reading;
      clearTimeout(again);
    },
  };
}
