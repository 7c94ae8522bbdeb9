import { type Kysely, sql } from 'kysely';

import type { SeasonKey } from './season';
import type { Database } from '@scoreline/database/schema';
import { playerCards, teamCards } from '../matches/sections/cards';

/** The figures that each board ranks; basketball uses averages, as its fans do, of players with enough games. */
const boards = {
  football: ['goals', 'assists', 'yellowCards', 'redCards'],
  basketball: ['points', 'rebounds', 'assists', 'steals', 'blocks'],
} as const;
const shown = 20;
/** A player needs this share of the highest number of games played to count in an average. */
const gamesShare = 0.4;

interface BoardRow {
  key: string;
  player_id: number;
  team_id: number;
  matches: number;
  value: number;
}

/** Boards of a season's best players, best first; empty boards are omitted. */
export async function topPlayers(db: Kysely<Database>, season: SeasonKey) {
  const { rows } = await boardRows(season).execute(db);
  const players = await playerCards(
    db,
    rows.map((row) => row.player_id),
  );
  const teams = await teamCards(
    db,
    rows.map((row) => row.team_id),
  );
  return boards[season.sport].flatMap((key) => {
    const board = rows.flatMap((row) => {
      const player = row.key === key ? players.get(row.player_id) : undefined;
      if (!player) return [];
      return [
        { player, team: teams.get(row.team_id) ?? null, value: row.value, matches: row.matches },
      ];
    });
    return board.length > 0 ? [{ key, rows: board }] : [];
  });
}

const boardRows = (season: SeasonKey) => {
  const average = season.sport === 'basketball';
  const value = average
    ? sql`round((t."values" ->> k.key)::numeric / t.matches, 1)`
    : sql`(t."values" ->> k.key)::numeric`;
  const least = average
    ? sql`t.matches >= ${gamesShare}::numeric * (SELECT max(matches) FROM player_totals WHERE season_id = ${season.id})`
    : sql`true`;
  return sql<BoardRow>`
    SELECT key, player_id, team_id, matches, value FROM (
      SELECT k.key, t.player_id, t.team_id, t.matches, ${value} AS value,
        row_number() OVER (PARTITION BY k.key ORDER BY ${value} DESC, t.matches, t.player_id) AS place
      FROM player_totals t, unnest(${[...boards[season.sport]]}::text[]) AS k(key)
      WHERE t.season_id = ${season.id} AND t."values" ? k.key AND ${least}) ranked
    WHERE place <= ${shown} AND value > 0
    ORDER BY key, place`;
};
