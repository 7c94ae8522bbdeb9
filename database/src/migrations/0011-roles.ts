import { sql, type Kysely } from 'kysely';

/** Additional rights of members. An editor's tips carry the name stored here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE user_roles (
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('editor')),
    name text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 60),
    granted_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, role),
    UNIQUE (role, name))`.execute(db);
}
