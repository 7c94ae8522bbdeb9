import pg from 'pg';

export const user = 'scoreline';
export const password = 'cluster';

/** The log is archived at the latest after so long. */
const archiveSeconds = 30;

/** What a server answers to one statement, or to several. */
export async function ask(port: number, statement: string, database = 'postgres') {
  const client = new pg.Client({
    connectionString: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    // The machine is as busy as thousands of clients make it.
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

/** Of every server of the cluster; each of both writes the log into the archive, as either may be the one that is left. */
export const flagsOf = (archive: string): string[] =>
  [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120'],
    ...['wal_level=replica', 'hot_standby=on', 'wal_keep_size=256MB', 'shared_buffers=64MB'],
    ...['wal_retrieve_retry_interval=500ms', 'log_min_messages=warning'],
    // A replica that hangs follows no more.
    'wal_sender_timeout=5s',
    ...['archive_mode=always', `archive_timeout=${archiveSeconds}`],
    `archive_command=test -f ${archive}/%f || (cp %p ${archive}/%f.$$ && mv ${archive}/%f.$$ ${archive}/%f)`,
  ].flatMap((flag) => ['-c', flag]);
