import type { Transfer } from '@scoreline/shared-lib/contract';
import { valueIn } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { SeasonKey } from '../leagues/season';
import type { Database } from '@scoreline/database/schema';
import { playerCards, teamCards } from '../matches/sections/cards';

const shown = 100;

interface TransferRow {
  id: number;
  player_id: number;
  from_team_id: number | null;
  to_team_id: number | null;
  date: string;
  kind: Transfer['kind'];
  fee: number | null;
}

/** Transfers into and out of a season's teams from half a year before its start, newest first, at most a hundred. */
export async function leagueTransfers(
  db: Kysely<Database>,
  season: SeasonKey,
): Promise<Transfer[]> {
  const { rows } = await sql<TransferRow>`
    WITH s AS (SELECT id, start_date - 180 AS since, end_date AS until FROM seasons WHERE id = ${season.id}),
    clubs AS (SELECT team_id FROM season_teams WHERE season_id = ${season.id})
    SELECT t.id, t.player_id, t.from_team_id, t.to_team_id, t.date, t.kind, t.fee FROM transfers t, s
    WHERE t.date BETWEEN s.since AND s.until
      AND (t.from_team_id IN (SELECT team_id FROM clubs) OR t.to_team_id IN (SELECT team_id FROM clubs))
    ORDER BY t.date DESC, t.id DESC LIMIT ${shown}`.execute(db);
  return presentTransfers(db, rows);
}

/** A team's arrivals or departures, newest first. */
export async function teamTransfers(
  db: Kysely<Database>,
  teamId: number,
  direction: 'arrival' | 'departure',
): Promise<Transfer[]> {
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where(direction === 'arrival' ? 'to_team_id' : 'from_team_id', '=', teamId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return presentTransfers(db, rows);
}

/** A player's moves, newest first. */
export async function playerTransfers(db: Kysely<Database>, playerId: number): Promise<Transfer[]> {
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('date', 'desc')
    .execute();
  return presentTransfers(db, rows);
}

async function presentTransfers(db: Kysely<Database>, rows: TransferRow[]): Promise<Transfer[]> {
  const teamIds = rows.flatMap((row) => [row.from_team_id, row.to_team_id]);
  const [players, teams] = await Promise.all([
    playerCards(
      db,
      rows.map((row) => row.player_id),
    ),
    teamCards(
      db,
      teamIds.filter((id) => id !== null),
    ),
  ]);
  const team = (id: number | null) => (id === null ? null : (teams.get(id) ?? null));
  return rows.map((row) => ({
    transferId: row.id,
    player: valueIn(players, row.player_id),
    from: team(row.from_team_id),
    to: team(row.to_team_id),
    date: row.date,
    kind: row.kind,
    fee: row.fee,
  }));
}
