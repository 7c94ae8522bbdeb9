import { sql, type Kysely } from 'kysely';

/**
 * Canaries that the guard watches, each with its outcome and whether its owner was notified, and the pages' reports on both
 * builds per minute: only counts, no data about visitors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE guarded_canaries (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      track text NOT NULL,
      remote text NOT NULL,
      build text NOT NULL,
      since timestamptz NOT NULL,
      current_build text NOT NULL,
      team text NOT NULL,
      judgement jsonb,
      reason text,
      judged_at timestamptz,
      outcome text CHECK (outcome IN ('ended', 'over', 'watched')),
      settled_at timestamptz,
      due_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      told_at timestamptz,
      UNIQUE (track, remote, build, since),
      CHECK ((judged_at IS NULL) = (reason IS NULL) AND (judged_at IS NULL) = (judgement IS NULL)),
      CHECK ((outcome IS NULL) = (settled_at IS NULL) AND (outcome IS NULL OR judged_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE canary_minutes (
      canary_id integer NOT NULL REFERENCES guarded_canaries ON DELETE CASCADE,
      minute timestamptz NOT NULL,
      is_canary boolean NOT NULL,
      visits integer NOT NULL CHECK (visits >= 0),
      failed integer NOT NULL CHECK (failed >= 0),
      loads integer[] NOT NULL,
      PRIMARY KEY (canary_id, minute, is_canary)
    )`.execute(db);
  await sql`CREATE INDEX ON canary_minutes (minute)`.execute(db);
}
