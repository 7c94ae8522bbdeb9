import { withClient } from './connection/admin';
import { startEmbedded } from './embedded/start';

export interface DatabaseLocation {
  /** The PostgreSQL to use; the embedded one in `dataDir` by default. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The pooler between this process and the database at `databaseUrl`. */
  databasePooler?: 'none' | 'transaction';
  /** Where the embedded database archives its log for backups. */
  backupDir?: string | undefined;
}

/** @throws with a one-line message if nothing answers there */
export async function reach(url: string) {
  await withClient(url, (client) => client.query('SELECT 1')).catch((error: Error) => {
    throw new Error(`DATABASE_URL: the database cannot be reached (${error.message}).`);
  });
  return { url, close: () => Promise.resolve() };
}

/** The configured database for a process besides the server: the embedded one is joined or started. */
export const joinDatabase = ({ databaseUrl, dataDir }: DatabaseLocation) =>
  databaseUrl ? reach(databaseUrl) : startEmbedded({ dataDir });
