import { sql, type Kysely } from 'kysely';

/** Two-step sign-in: secrets of authenticator apps (encrypted), recovery codes and tickets between the steps (hashed). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE two_step (
     user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     secret bytea NOT NULL,
     -- Session that started the set-up. Only that one may confirm it.
     session_id text NOT NULL,
     -- Time step of the last accepted code, so that no code works twice.
     last_step integer NOT NULL DEFAULT 0,
     begun_at timestamptz NOT NULL,
     confirmed_at timestamptz)`,
  `CREATE TABLE recovery_codes (
     user_id integer NOT NULL REFERENCES two_step ON DELETE CASCADE,
     place smallint NOT NULL CHECK (place BETWEEN 0 AND 9),
     code_hash text NOT NULL CHECK (code_hash LIKE '$argon2id$%'),
     PRIMARY KEY (user_id, place))`,
  `CREATE TABLE pending_sign_ins (
     ticket_hash bytea PRIMARY KEY CHECK (octet_length(ticket_hash) = 32),
     user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
     device_id text NOT NULL,
     method text NOT NULL,
     tries smallint NOT NULL DEFAULT 0,
     expires_at timestamptz NOT NULL)`,
  `CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id)`,
  `ALTER TABLE mails DROP CONSTRAINT mails_kind_check`,
  `ALTER TABLE mails ADD CONSTRAINT mails_kind_check CHECK
     (kind IN ('address', 'reset', 'passwordChanged', 'twoStepOn', 'twoStepOff', 'feedback'))`,
];
