import { isClientId } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { LeastRecent } from '../../store/collections/leastRecent';
import type { Database } from '@scoreline/database/schema';
import { readClient, type WidgetClient } from './queries';

interface Options {
  db: Kysely<Database>;
  now(): Date;
  /** Client ids of the brands' own widgets, as returned by oEmbed. */
  brandClients: readonly string[];
  /** With the demo feed, anyone can use a demo client. */
  demoData: boolean;
}

/** Every server refuses a revoked client within this time. */
const cacheMs = 5_000;
const mostClients = 1_000;
const demoClient = 'demo';

const anywhere = (clientId: string, bettingRegions: string[]): WidgetClient => ({
  clientId,
  name: clientId,
  origins: ['*'],
  bettingRegions,
  revokedAt: null,
});

/** Whether a page of this origin may show the client's widgets. A sandbox has the origin `null`, which no client lists. */
export const allowsOrigin = ({ origins }: WidgetClient, origin: string): boolean =>
  origins.includes('*') || origins.includes(origin.toLowerCase());

/** Looks up clients. A row takes precedence over a built-in client. */
export function createWidgetClients({ db, now, brandClients, demoData }: Options) {
  const known = new LeastRecent<{ client: Promise<WidgetClient | null>; until: number }>(
    mostClients,
  );

  function builtIn(clientId: string): WidgetClient | null {
    if (clientId === demoClient) return demoData ? anywhere(clientId, ['*']) : null;
    return brandClients.includes(clientId) ? anywhere(clientId, []) : null;
  }

  async function look(clientId: string): Promise<WidgetClient | null> {
    const client = (await readClient(db, clientId)) ?? builtIn(clientId);
    return client && client.revokedAt === null ? client : null;
  }

  return {
    /** Null for an unknown or revoked id. */
    find(clientId: string): Promise<WidgetClient | null> {
      if (!isClientId(clientId)) return Promise.resolve(null);
      const at = now().getTime();
      const found = known.get(clientId);
      if (found && found.until > at && found.until - at <= cacheMs) return found.client;
      const client = look(clientId);
      known.set(clientId, { client, until: at + cacheMs });
      client.catch(() => known.delete(clientId));
      return client;
    },
  };
}

export type WidgetClients = ReturnType<typeof createWidgetClients>;
