import { sql, type Kysely } from 'kysely';

/** Finds matches with the same opening prices by an index range instead of a full scan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX odds_opening ON odds (bookmaker_id, market, opening_home, opening_away)
    WHERE market IN ('1x2', 'moneyline')`.execute(db);
}
