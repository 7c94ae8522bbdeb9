import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { Config } from '../config';
import type { Database } from '../store/db/schema';
import type { Quota } from '../store/quota';
import type { Ingest } from './ingest/ingest';

/** What every provider is handed. Facts go through `ingest` alone; `db` is for `feed_progress`. */
export interface FeedDeps {
  config: Pick<Config, 'demo' | 'apiFootball'>;
  ingest: Ingest;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  metrics?: Registry | undefined;
}

/** A step of the history, in words, and how much of it is done, 0 to 1, where that is known. */
export type FeedProgress = (step: string, done?: number) => void;

export interface Feed {
  name: string;
  /** What must be there before the first page; does nothing where it already is. */
  fill?(progress: FeedProgress): Promise<void>;
  /** What is left of the providers' quotas. */
  quotas?(): Quota[];
  /** Works out what takes a while and changes nothing: a server that waits for its turn does it before. */
  warm?(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
