import { sql, type Kysely } from 'kysely';

const added = ['vipWelcome', 'vipRenewal', 'vipPaymentFailed', 'vipEnded'];

/** Adds mail kinds for VIP. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = 'mails'::regclass AND conname = 'mails_kind_check'`.execute(db);
  const known = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind ?? '');
  const kinds = [...new Set([...known, ...added])].map((kind) => sql.lit(kind));
  await sql`ALTER TABLE mails DROP CONSTRAINT IF EXISTS mails_kind_check`.execute(db);
  await sql`ALTER TABLE mails ADD CONSTRAINT mails_kind_check CHECK (kind IN (${sql.join(kinds)}))`.execute(
    db,
  );
}
