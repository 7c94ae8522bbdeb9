import { sql, type Kysely } from 'kysely';

/** An exclusion outlives its account for the whole mailbox: spellings that promotions treat as one mailbox are one here too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION plain_mail(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' ||
      CASE split_part(lower(email), '@', 2) WHEN 'googlemail.com' THEN 'gmail.com'
        ELSE split_part(lower(email), '@', 2) END $$`.execute(db);
  // In addition to the exact address, which finds rows stored earlier.
  await sql`CREATE OR REPLACE FUNCTION sign_in_marks(member integer) RETURNS bytea[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(sha256(convert_to(way, 'UTF8'))), '{}') FROM (
      SELECT 'email:' || lower(email) AS way FROM users WHERE id = member AND email IS NOT NULL
      UNION ALL SELECT 'mailbox:' || plain_mail(email) FROM users WHERE id = member AND email IS NOT NULL
      UNION ALL SELECT provider || ':' || subject FROM identities WHERE user_id = member) ways $$`.execute(
    db,
  );
}
