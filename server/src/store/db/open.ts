import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { withClient } from './admin';
import { connect } from './connect';
import { startEmbedded } from './embedded/start';
import { lockForServer } from './lock';
import { migrate } from './migrate';
import type { Database } from './schema';

export interface DatabasePlace {
  /** PostgreSQL to use; without it the embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface OpenOptions {
  logger?: Pick<Logger, 'info' | 'error'>;
  progress?: (step: string) => void;
  /** For the server: a second one on the same embedded database is refused. Tools may join a running server's. */
  exclusive?: boolean;
  poolSize?: number;
  onStatement?: () => void;
  /** The migrations that were needed, none where the database was up to date. */
  onMigrated?: (names: string[]) => void;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** Opens and migrates the database. Throws one clear line where it cannot be reached, started or migrated. */
export async function openDatabase(
  place: DatabasePlace,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { url, close } = place.databaseUrl
    ? await reach(place.databaseUrl)
    : await openEmbedded(place.dataDir, options);
  const db = connect(url, {
    max: options.poolSize,
    onStatement: options.onStatement,
    onError: (error) => options.logger?.error({ err: error }, 'a database connection broke'),
  });
  const closeAll = async () => {
    await db.destroy();
    await close();
  };
  try {
    options.progress?.('Bringing the database up to date');
    const applied = await migrate(db);
    options.onMigrated?.(applied);
    if (applied.length > 0) options.logger?.info({ applied }, 'database migrated');
    return { db, url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function reach(url: string) {
  await withClient(url, (client) => client.query('SELECT 1')).catch((error: Error) => {
    throw new Error(`DATABASE_URL: the database cannot be reached (${error.message}).`);
  });
  return { url, close: () => Promise.resolve() };
}

async function openEmbedded(dataDir: string, { exclusive, progress, logger }: OpenOptions) {
  const onDeath = (lastWords: string) =>
    logger?.error({ lastWords }, 'the database died and is started again');
  const { url, close } = await startEmbedded({ dataDir, progress, ...(exclusive && { onDeath }) });
  if (!exclusive) return { url, close };
  try {
    const release = await lockForServer(url, dataDir);
    return { url, close: () => release().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
