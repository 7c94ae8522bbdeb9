import { sql, type Kysely } from 'kysely';

/** Why a tip was voided as an obvious error: no result settles it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tip_settlements ADD COLUMN error text CHECK (error <> ''),
    ADD CHECK (error IS NULL OR result = 'void')`.execute(db);
}
