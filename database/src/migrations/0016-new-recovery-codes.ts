import { sql, type Kysely } from 'kysely';

/** A mail that reports new recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE mails DROP CONSTRAINT mails_kind_check`.execute(db);
  await sql`ALTER TABLE mails ADD CONSTRAINT mails_kind_check CHECK
    (kind IN ('address', 'reset', 'passwordChanged', 'twoStepOn', 'twoStepOff', 'newRecoveryCodes', 'feedback'))`.execute(
    db,
  );
}
