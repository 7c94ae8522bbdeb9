import { sql, type Kysely } from 'kysely';

/** Members who exclude betting content and offers until a day. The day only moves later, and outlives the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE self_exclusions (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     -- Null after the account is deleted. The hashes then recognise a member who returns.
     user_id integer UNIQUE REFERENCES users ON DELETE SET NULL,
     until timestamptz NOT NULL,
     asked_at timestamptz NOT NULL,
     marks bytea[] NOT NULL DEFAULT '{}',
     CHECK (until > asked_at))`,
  `CREATE INDEX self_exclusions_marks ON self_exclusions USING gin (marks)`,

  `CREATE FUNCTION keep_self_exclusion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF NEW.until < OLD.until THEN
       RAISE EXCEPTION 'a self-exclusion is never shortened' USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW; END $$`,
  `CREATE TRIGGER self_exclusions_stand BEFORE UPDATE ON self_exclusions
     FOR EACH ROW EXECUTE FUNCTION keep_self_exclusion()`,

  // A member's sign-in identifiers, as hashes.
  `CREATE FUNCTION sign_in_marks(member integer) RETURNS bytea[] LANGUAGE sql STABLE AS $$
     SELECT coalesce(array_agg(sha256(convert_to(way, 'UTF8'))), '{}') FROM (
       SELECT 'email:' || lower(email) AS way FROM users WHERE id = member AND email IS NOT NULL
       UNION ALL SELECT provider || ':' || subject FROM identities WHERE user_id = member) ways $$`,
  `CREATE FUNCTION mark_self_exclusion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     UPDATE self_exclusions SET marks = sign_in_marks(OLD.id) WHERE user_id = OLD.id;
     RETURN OLD; END $$`,
  `CREATE TRIGGER users_leave_self_exclusion BEFORE DELETE ON users
     FOR EACH ROW EXECUTE FUNCTION mark_self_exclusion()`,
];
