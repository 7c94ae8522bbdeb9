import { sql, type Kysely } from 'kysely';

/** Keys of modes 1 and 2, shared by all servers on this database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE device_ciphers (
     aes_id text PRIMARY KEY,
     device_id text NOT NULL CHECK (length(device_id) BETWEEN 1 AND 128),
     key bytea NOT NULL CHECK (octet_length(key) = 16),
     failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
     revoked boolean NOT NULL DEFAULT false,
     created_at timestamptz NOT NULL,
     used_at timestamptz NOT NULL)`,
  `CREATE INDEX device_ciphers_used ON device_ciphers (used_at)`,
  `CREATE TABLE session_ciphers (
     trans_id text PRIMARY KEY,
     key bytea NOT NULL CHECK (octet_length(key) = 16),
     failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
     revoked boolean NOT NULL DEFAULT false,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     CHECK (expires_at > created_at))`,
  `CREATE INDEX session_ciphers_expiry ON session_ciphers (expires_at)`,
];
