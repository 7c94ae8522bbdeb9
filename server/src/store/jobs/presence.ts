import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

import { takePresence } from './leaseLocks';

/** A database session that ends with this process, so that others see its death at once. */
export interface Presence {
  /** Names this process in its leases. */
  readonly id: string;
  isAttached(): boolean;
  /** Calls `changed` whenever the session ends or returns. */
  watch(changed: () => void): void;
  close(): Promise<void>;
}

interface PresenceOptions {
  /** The database itself, bypassing every pooler; of several servers, the primary is used. */
  urls: readonly string[];
  logger: Pick<Logger, 'warn'>;
}

const againMs = 200;
const patienceMs = 2_000;
/** A lost machine sends nothing: the database ends its sessions after about five seconds. */
const session = `SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3`;

/** Resolves after the first try. Reopens a broken session for as long as it takes. */
export async function openPresence({ urls, logger }: PresenceOptions): Promise<Presence> {
  const id = randomUUID();
  const closing = new AbortController();
  const listeners: (() => void)[] = [];
  let client: pg.Client | null = null;

  function enter(next: pg.Client | null): void {
    client = next;
    for (const changed of listeners) changed();
  }

  async function attach(): Promise<boolean> {
    for (const url of urls) {
      const next = await openSession(url, id).catch(() => null);
      if (!next) continue;
      if (closing.signal.aborted) {
        await next.end();
        return true;
      }
      next.once('end', () => {
        enter(null);
        void attachAgain();
      });
      enter(next);
      return true;
    }
    return false;
  }

  async function attachAgain(): Promise<void> {
    while (!closing.signal.aborted && !(await attach()))
      await sleep(againMs, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      );
  }

  if (!(await attach())) {
    logger.warn('no session of its own: a lease of this server is waited for should it die');
    void attachAgain();
  }
  return {
    id,
    isAttached: () => client !== null,
    watch: (changed) => void listeners.push(changed),
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}

/** A session that names its process. @throws if the database is unreachable or not a primary */
async function openSession(url: string, id: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'scoreline presence',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(session);
    const { rows } = await client.query<{ standby: boolean }>(
      'SELECT pg_is_in_recovery() AS standby',
    );
    if (rows[0]?.standby !== false) throw new Error('a replica');
    await client.query(takePresence, [id]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
