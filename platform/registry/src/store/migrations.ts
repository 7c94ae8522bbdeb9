import { createMigrator } from '@scoreline/database/migrator';
import { type Kysely, type Migration, sql } from 'kysely';

import type { Tables } from './tables';

const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE registry.policies (
      version integer PRIMARY KEY,
      policy text NOT NULL,
      signature text NOT NULL,
      accepted_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
    await sql`CREATE TABLE registry.builds (
      name text NOT NULL,
      build text NOT NULL,
      team text NOT NULL,
      files jsonb NOT NULL,
      statement text NOT NULL,
      signature text NOT NULL,
      key_id text NOT NULL,
      uploaded_at timestamptz NOT NULL,
      PRIMARY KEY (name, build)
    )`.execute(db);
    await sql`CREATE TABLE registry.tracks (
      track text PRIMARY KEY,
      last_seq integer NOT NULL DEFAULT 0,
      current_seq integer,
      canary jsonb,
      origins jsonb NOT NULL DEFAULT '{}'
    )`.execute(db);
    await sql`CREATE TABLE registry.releases (
      track text NOT NULL REFERENCES registry.tracks,
      seq integer NOT NULL,
      is_canary boolean NOT NULL,
      release text NOT NULL,
      signature text NOT NULL,
      key_id text NOT NULL,
      PRIMARY KEY (track, seq)
    )`.execute(db);
    await sql`CREATE TABLE registry.log (
      id integer PRIMARY KEY,
      entry text NOT NULL,
      previous text NOT NULL,
      hash text NOT NULL
    )`.execute(db);
    await sql`CREATE FUNCTION registry.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`.execute(db);
    for (const table of ['log', 'releases', 'builds', 'policies']) {
      await sql`CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(`registry.${table}`)}
        FOR EACH STATEMENT EXECUTE FUNCTION registry.refuse_change()`.execute(db);
    }
  },
};

/** A rollback must never return to the build it left, so each remote has its own list of earlier builds. */
const earlierBuilds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE registry.tracks
      DROP COLUMN origins, ADD COLUMN earlier jsonb NOT NULL DEFAULT '{}'`.execute(db);
  },
};

/** Testers' links: signed statements that are no releases. */
const previews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE registry.previews (
      link text PRIMARY KEY,
      track text NOT NULL REFERENCES registry.tracks,
      remote text NOT NULL,
      build text NOT NULL,
      team text NOT NULL,
      until timestamptz NOT NULL,
      preview text NOT NULL,
      signature text NOT NULL,
      key_id text NOT NULL,
      withdrawn_at timestamptz
    )`.execute(db);
    await sql`CREATE INDEX ON registry.previews (until) WHERE withdrawn_at IS NULL`.execute(db);
  },
};

const releaseDigests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE registry.releases ADD COLUMN digest_signature text`.execute(db);
  },
};

const buildGlobals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE registry.builds ADD COLUMN global text`.execute(db);
    await sql`CREATE UNIQUE INDEX ON registry.builds (global)`.execute(db);
  },
};

const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-earlier-builds': earlierBuilds,
  '0003-previews': previews,
  '0004-release-digests': releaseDigests,
  '0005-build-globals': buildGlobals,
};

/** Migrates the registry's own schema; of several processes at once, one does it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const migrator = createMigrator({ db, provider, migrationTableSchema: 'registry' });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The registry’s schema could not be migrated.', { cause: error });
}
