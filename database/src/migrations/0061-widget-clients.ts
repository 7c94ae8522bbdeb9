import { sql, type Kysely } from 'kysely';

/**
 * Clients that embed widgets, with their origins, and daily counts of views, clicks and registrations; no data about visitors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE widget_clients (
      client_id text PRIMARY KEY CHECK (client_id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
      name text NOT NULL CHECK (name <> ''),
      origins text[] NOT NULL CHECK (cardinality(origins) > 0),
      betting_regions text[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL,
      revoked_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE widget_counts (
      day date NOT NULL,
      client_id text NOT NULL,
      type text NOT NULL,
      impressions bigint NOT NULL DEFAULT 0 CHECK (impressions >= 0),
      clicks bigint NOT NULL DEFAULT 0 CHECK (clicks >= 0),
      registrations bigint NOT NULL DEFAULT 0 CHECK (registrations >= 0),
      PRIMARY KEY (day, client_id, type)
    )`.execute(db);
}
