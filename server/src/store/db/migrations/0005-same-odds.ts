import { sql, type Kysely } from 'kysely';

/** Matches with the same opening prices are found by a range of this index, not by reading every price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX odds_opening ON odds (bookmaker_id, market, opening_home, opening_away)
    WHERE market IN ('1x2', 'moneyline')`.execute(db);
}
