import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { archiveSettings } from './backup/archive';
import { connect, type ConnectOptions } from './connection/connect';
import { startEmbedded } from './embedded/start';
import { lockForServer } from './lock';
import { migrate } from './migrate';
import { type DatabaseLocation, reach } from './reach';
import type { Database } from './schema';

export interface OpenOptions {
  logger?: Pick<Logger, 'info' | 'error'>;
  progress?: (step: string) => void;
  /** For the server: refuses a second one on the same embedded database. Tools may join a running server's database. */
  exclusive?: boolean;
  /** For the server's pool; migrations have their own connections without limits. */
  pool?: Pick<ConnectOptions, 'max' | 'statementMs'>;
  onStatement?: () => void;
  traceStatement?: ConnectOptions['traceStatement'];
  /** Receives the applied migrations, empty if the database was up to date. */
  onMigrated?: (names: string[]) => void;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** Opens and migrates the database. @throws with a one-line message if it cannot be reached, started or migrated */
export async function openDatabase(
  location: DatabaseLocation,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { url, close } = location.databaseUrl
    ? await reach(location.databaseUrl)
    : await openEmbedded(location, options);
  const shared: ConnectOptions = {
    sharedByTransaction: location.databasePooler === 'transaction',
    onError: (error) => options.logger?.error({ err: error }, 'a database connection broke'),
  };
  const { onStatement, traceStatement } = options;
  const db = connect(url, { ...shared, ...options.pool, onStatement, traceStatement });
  const closeAll = async () => {
    await db.destroy();
    await close();
  };
  try {
    options.progress?.('Bringing the database up to date');
    const applied = await migrateOn(url, shared);
    options.onMigrated?.(applied);
    if (applied.length > 0) options.logger?.info({ applied }, 'database migrated');
    return { db, url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function migrateOn(url: string, options: ConnectOptions): Promise<string[]> {
  const db = connect(url, { ...options, max: 3 });
  return migrate(db).finally(() => db.destroy());
}

async function openEmbedded(
  { dataDir, backupDir }: DatabaseLocation,
  { exclusive, progress, logger }: OpenOptions,
) {
  const settings = backupDir === undefined ? undefined : archiveSettings(backupDir);
  const onDeath = (lastWords: string) =>
    logger?.error({ lastWords }, 'the database died and is started again');
  const { url, close } = await startEmbedded({
    dataDir,
    settings,
    progress,
    ...(exclusive && { onDeath }),
  });
  if (!exclusive) return { url, close };
  try {
    const release = await lockForServer(url, dataDir);
    return { url, close: () => release().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
