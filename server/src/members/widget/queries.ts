import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

export interface WidgetClient {
  clientId: string;
  name: string;
  /** Origins of pages that may show its widgets, or `*` alone. */
  origins: readonly string[];
  /** Regions in which it shows prices, or `*` alone. */
  bettingRegions: readonly string[];
  revokedAt: Date | null;
}

const selectClients = (db: Kysely<Database>) =>
  db
    .selectFrom('widget_clients')
    .select(['client_id as clientId', 'name', 'origins', 'betting_regions as bettingRegions'])
    .select('revoked_at as revokedAt');

export const readClient = (
  db: Kysely<Database>,
  clientId: string,
): Promise<WidgetClient | undefined> =>
  selectClients(db).where('client_id', '=', clientId).executeTakeFirst();

export const readClients = (db: Kysely<Database>): Promise<WidgetClient[]> =>
  selectClients(db).orderBy('client_id').execute();

/** Adds a client, or replaces the permissions of an existing one. */
export async function storeClient(
  db: Kysely<Database>,
  { clientId, name, origins, bettingRegions }: Omit<WidgetClient, 'revokedAt'>,
  now: Date,
): Promise<void> {
  const may = {
    name,
    origins: [...origins],
    betting_regions: [...bettingRegions],
    revoked_at: null,
  };
  await db
    .insertInto('widget_clients')
    .values({ client_id: clientId, created_at: now, ...may })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(may))
    .execute();
}

/** False if the client is unknown or already revoked. */
export async function withdrawClient(
  db: Kysely<Database>,
  clientId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('widget_clients')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Counted {
  clientId: string;
  type: Database['widget_counts']['type'];
  impressions: number;
  clicks: number;
  registrations: number;
}

export async function addCounts(
  db: Kysely<Database>,
  day: string,
  counts: readonly Counted[],
): Promise<void> {
  // A fixed order prevents deadlocks between servers.
  const sorted = [...counts].sort((a, b) =>
    `${a.clientId} ${a.type}` < `${b.clientId} ${b.type}` ? -1 : 1,
  );
  await db
    .insertInto('widget_counts')
    .values(sorted.map(({ clientId, ...rest }) => ({ day, client_id: clientId, ...rest })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'client_id', 'type']).doUpdateSet({
        impressions: sql`widget_counts.impressions + excluded.impressions`,
        clicks: sql`widget_counts.clicks + excluded.clicks`,
        registrations: sql`widget_counts.registrations + excluded.registrations`,
      }),
    )
    .execute();
}

export interface ClientFigures {
  clientId: string;
  impressions: number;
  clicks: number;
  registrations: number;
}

/** Figures of each client's widgets since a day, most impressions first. */
export async function figuresSince(db: Kysely<Database>, day: string): Promise<ClientFigures[]> {
  const rows = await db
    .selectFrom('widget_counts')
    .select(['client_id as clientId'])
    .select(({ fn }) => [
      fn.sum('impressions').as('impressions'),
      fn.sum('clicks').as('clicks'),
      fn.sum('registrations').as('registrations'),
    ])
    .where('day', '>=', day)
    .groupBy('client_id')
    .orderBy('impressions', 'desc')
    .orderBy('client_id')
    .limit(50)
    .execute();
  return rows.map(({ clientId, ...sums }) => ({
    clientId,
    impressions: Number(sums.impressions),
    clicks: Number(sums.clicks),
    registrations: Number(sums.registrations),
  }));
}
