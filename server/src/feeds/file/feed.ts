import { unwatchFile, watchFile } from 'node:fs';
import { open } from 'node:fs/promises';

import type { Logger } from 'pino';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import type { Feed } from '../feed';
import type { Ingest } from '../ingest/ingest';

interface FileFeedDeps {
  path: string;
  ingest: Pick<Ingest, 'apply'>;
  logger: Pick<Logger, 'warn'>;
}

const lookEveryMs = 100;
/** After a batch could not be stored, the same lines are read again. */
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

/** The whole lines of a file from a byte on, and where they end; a file that has become shorter is read from its start. */
async function linesFrom(path: string, from: number): Promise<{ lines: string[]; end: number }> {
  const file = await open(path).catch(() => null);
  if (!file) return { lines: [], end: 0 };
  try {
    const { size } = await file.stat();
    const start = size < from ? 0 : from;
    const bytes = Buffer.alloc(size - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    const whole = bytes.subarray(0, bytes.subarray(0, bytesRead).lastIndexOf(newLine) + 1);
    const lines = whole.toString('utf8').split('\n').slice(0, -1);
    return { lines, end: start + whole.length };
  } finally {
    await file.close();
  }
}

/**
 * What a tester or an operator writes into a file, a feed event as JSON on each line, while the server runs: it goes the way of
 * every provider's. A line that is none is logged and left out.
 */
export function createFileFeed({ path, ingest, logger }: FileFeedDeps): Feed {
  let reached = 0;
  let reading = Promise.resolve();
  let again: NodeJS.Timeout | undefined;

  async function readOn(): Promise<void> {
    const { lines, end } = await linesFrom(path, reached);
    const events = lines.flatMap((line) => {
      const event = parse(line);
      if (!event && line.trim()) logger.warn({ line: line.slice(0, 200) }, 'not a feed event');
      return event ?? [];
    });
    const { rejected } = events.length > 0 ? await ingest.apply(events) : { rejected: [] };
    reached = end;
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
