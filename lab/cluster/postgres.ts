import pg from 'pg';

export const user = 'scoreline';
export const password = 'cluster';

/** Longest time until the log is archived, in seconds. */
const archiveSeconds = 30;

/** Runs one statement or several and returns the rows. */
export async function ask(port: number, statement: string, database = 'postgres') {
  const client = new pg.Client({
    connectionString: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    // Thousands of clients make the machine slow.
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const results = [await client.query<Record<string, unknown>>(statement)].flat();
    return results.flatMap(({ rows }) => rows);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Flags of every server of the cluster. Both archive their log, because either may be the survivor. */
export const flagsOf = (archive: string): string[] =>
  [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120'],
    ...['wal_level=replica', 'hot_standby=on', 'wal_keep_size=256MB', 'shared_buffers=64MB'],
    ...['wal_retrieve_retry_interval=500ms', 'log_min_messages=warning'],
    // A replica that hangs is disconnected.
    'wal_sender_timeout=5s',
    ...['archive_mode=always', `archive_timeout=${archiveSeconds}`],
    `archive_command=test -f ${archive}/%f || (cp %p ${archive}/%f.$$ && mv ${archive}/%f.$$ ${archive}/%f)`,
  ].flatMap((flag) => ['-c', flag]);
