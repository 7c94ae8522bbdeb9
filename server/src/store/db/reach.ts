import { withClient } from './connection/admin';
import { startEmbedded } from './embedded/start';

export interface DatabaseLocation {
  /** PostgreSQL to use; without it the embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** What stands between this process and the database at `databaseUrl`. */
  databasePooler?: 'none' | 'transaction';
  /** Where the embedded database writes what it commits, for backups. */
  backupDir?: string | undefined;
}

/** @throws one clear line where nothing answers there. */
export async function reach(url: string) {
  await withClient(url, (client) => client.query('SELECT 1')).catch((error: Error) => {
    throw new Error(`DATABASE_URL: the database cannot be reached (${error.message}).`);
  });
  return { url, close: () => Promise.resolve() };
}

/** The configured database for another process beside the server: the embedded one is joined, or started. */
export const joinDatabase = ({ databaseUrl, dataDir }: DatabaseLocation) =>
  databaseUrl ? reach(databaseUrl) : startEmbedded({ dataDir });
