import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { Config } from '../config';
import type { Database } from '@scoreline/database/schema';
import type { Quota } from '../store/quota';
import type { Ingest } from './ingest/ingest';

/** The dependencies of every provider. Facts are written only through `ingest`; `db` is for `feed_progress`. */
export interface FeedDeps {
  config: Pick<Config, 'demo' | 'apiFootball'>;
  ingest: Ingest;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  metrics?: Registry | undefined;
}

/** A step of the history, as text, and the share that is done, 0 to 1, if known. */
export type FeedProgress = (step: string, done?: number) => void;

export interface Feed {
  name: string;
  /** Stores the data that the first page needs; does nothing if it is stored already. */
  fill?(progress: FeedProgress): Promise<void>;
  /** The remaining provider quotas. */
  quotas?(): Quota[];
  /** Runs slow computations without side effects, while a server waits for its turn. */
  warm?(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
