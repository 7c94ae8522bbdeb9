import pg from 'pg';

/** A slower database counts as away. */
const patienceMs = 1_000;

export interface Probe<R> {
  /** The first row; null if none arrived in time. */
  ask(): Promise<R | null>;
  close(): Promise<void>;
}

/** Sends one small query to a database repeatedly, over its own connection, which is reopened when it breaks. */
export function createProbe<R extends pg.QueryResultRow>(url: string, question: string): Probe<R> {
  let client: pg.Client | null = null;

  function drop(): void {
    const broken = client;
    client = null;
    void broken?.end().catch(() => undefined);
  }

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'scoreline probe',
    });
    fresh.on('error', () => client === fresh && drop());
    client = fresh;
    await fresh.connect();
    return fresh;
  }

  return {
    async ask() {
      try {
        const { rows } = await (client ?? (await open())).query<R>(question);
        return rows[0] ?? null;
      } catch {
        drop();
        return null;
      }
    },
    close: async () => drop(),
  };
}
