import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { archive } from '../import/reading';
import { foldMatches } from './foldMatches';

export interface StoredClub {
  id: number;
  name: string;
  sport: string;
  country: string | null;
  national: boolean;
}

/** Rows that were moved, or would be, by table. */
export type Moved = Record<string, number>;

export interface Merge {
  db: Kysely<Database>;
  from: StoredClub;
  into: StoredClub;
  /** Records the name for imports; runs last in the transaction. */
  record: () => Promise<void>;
  dryRun?: boolean;
}

/** Above the revision of any file, so that a file with the old name does not rename the kept club. */
const settled = Number.MAX_SAFE_INTEGER;

class DryRun extends Error {}

/**
 * Merges two clubs that were split by mistake, in one transaction: every reference to the first becomes one to the second.
 * @throws for clubs that have met each other, or differ in country or sport
 */
export async function mergeClubs({ db, from, into, record, dryRun }: Merge): Promise<Moved> {
  refuseOthers(from, into);
  let moved: Moved = {};
  const transaction = db.transaction().execute(async (tx) => {
    await sql`SELECT id FROM teams WHERE id IN (${from.id}, ${into.id}) ORDER BY id FOR UPDATE`.execute(
      tx,
    );
    await refuseMet(tx, from, into);
    moved = await move(tx, from.id, into.id);
    if (dryRun) throw new DryRun();
    // An alias for clubs that are still two is harmless; merged clubs without one would split again.
    await record();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  return moved;
}

function refuseOthers(from: StoredClub, into: StoredClub): void {
  if (from.id === into.id)
    throw new Error(`both names are of ${from.name}, so there is nothing to merge`);
  if (from.national || into.national) throw new Error('a national team is never merged');
  if (from.sport !== into.sport || from.country !== into.country)
    throw new Error(
      `${from.name} and ${into.name} cannot be merged: their countries or sports differ`,
    );
}

async function refuseMet(tx: Transaction<Database>, from: StoredClub, into: StoredClub) {
  const met = await tx
    .selectFrom('matches')
    .select('start_time')
    .where((eb) =>
      eb.or([
        eb.and([eb('home_id', '=', from.id), eb('away_id', '=', into.id)]),
        eb.and([eb('home_id', '=', into.id), eb('away_id', '=', from.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!met) return;
  const day = met.start_time.toISOString().slice(0, 10);
  throw new Error(`${from.name} and ${into.name} met on ${day}: they are two clubs`);
}

async function move(tx: Transaction<Database>, from: number, into: number): Promise<Moved> {
  const moved: Moved = {};
  const count = async (table: string, statement: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await statement.execute(tx);
    moved[table] = (moved[table] ?? 0) + Number(numAffectedRows);
  };
  await renewed(tx, from, into);
  // Tips are immutable; only the id of the club they name changes.
  for (const table of ['tips', 'tip_settlements'])
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx);
  moved.folded = await foldMatches(tx, from, into);
  for (const [table, column] of plain)
    await count(
      table,
      sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${into} WHERE ${sql.ref(column)} = ${from}`,
    );
  for (const table of ['tips', 'tip_settlements'])
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(tx);
  await count(
    'season_teams',
    sql`INSERT INTO season_teams (season_id, team_id, groups)
      SELECT season_id, ${into}::int, groups FROM season_teams WHERE team_id = ${from} ON CONFLICT DO NOTHING`,
  );
  await sql`DELETE FROM season_teams WHERE team_id = ${from}`.execute(tx);
  await count(
    'squad_members',
    sql`INSERT INTO squad_members (team_id, player_id, shirt_number, from_date, until_date)
      SELECT ${into}::int, player_id, shirt_number, from_date, until_date FROM squad_members
      WHERE team_id = ${from} ON CONFLICT DO NOTHING`,
  );
  await sql`DELETE FROM squad_members WHERE team_id = ${from}`.execute(tx);
  await count(
    'feed_refs',
    sql`UPDATE feed_refs SET id = ${into}, revision = CASE source WHEN ${archive} THEN ${settled} ELSE revision END
      WHERE kind = 'team' AND id = ${from}`,
  );
  await count(
    'follows',
    sql`INSERT INTO follows AS f SELECT user_id, kind, ${into}::int, sport, followed, at, change_id
      FROM follows WHERE kind = 'team' AND target_id = ${from}
      ON CONFLICT (user_id, kind, target_id) DO UPDATE SET followed = f.followed OR excluded.followed`,
  );
  await sql`DELETE FROM follows WHERE kind = 'team' AND target_id = ${from}`.execute(tx);
  await count(
    'search_opens',
    sql`INSERT INTO search_opens AS s SELECT day, kind, ${into}::int, opens
      FROM search_opens WHERE kind = 'team' AND target_id = ${from}
      ON CONFLICT (day, kind, target_id) DO UPDATE SET opens = s.opens + excluded.opens`,
  );
  await sql`DELETE FROM search_opens WHERE kind = 'team' AND target_id = ${from}`.execute(tx);
  await count(
    'push_subscriptions',
    sql`UPDATE push_subscriptions SET teams =
        CASE WHEN ${into} = ANY(teams) THEN array_remove(teams, ${from}) ELSE array_replace(teams, ${from}, ${into}) END
      WHERE ${from} = ANY(teams)`,
  );
  await sql`DELETE FROM teams WHERE id = ${from}`.execute(tx);
  return moved;
}

const plain = [
  ['matches', 'home_id'],
  ['matches', 'away_id'],
  ['transfers', 'from_team_id'],
  ['transfers', 'to_team_id'],
  ['tips', 'home_id'],
  ['tip_settlements', 'home_id'],
] as const;

/** Totals and chances of both clubs' seasons are recomputed on demand. */
async function renewed(tx: Transaction<Database>, from: number, into: number): Promise<void> {
  const seasons = sql`SELECT season_id FROM matches
    WHERE home_id IN (${from}, ${into}) OR away_id IN (${from}, ${into})
    UNION SELECT season_id FROM player_totals WHERE team_id IN (${from}, ${into})`;
  for (const table of ['player_totals_renewals', 'season_chances', 'player_totals'])
    await sql`DELETE FROM ${sql.table(table)} WHERE season_id IN (${seasons})`.execute(tx);
}
