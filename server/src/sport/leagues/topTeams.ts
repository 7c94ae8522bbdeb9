import { type Kysely, sql } from 'kysely';

import type { SeasonKey } from './season';
import type { Database } from '@scoreline/database/schema';
import { teamCards } from '../matches/sections/cards';

const shown = 20;

/** Averages per match; `fewest` boards rank the lowest first. */
const boards = {
  football: ['scored', 'concededFewest', 'cleanSheets', 'shots', 'shotsOnTarget', 'corners'],
  basketball: ['scored', 'concededFewest', 'rebounds', 'assists', 'threePointers'],
} as const;

interface BoardRow {
  key: string;
  team_id: number;
  matches: number;
  value: number;
}

/** Boards of a season's best teams, by averages per match (clean sheets: by count). */
export async function topTeams(db: Kysely<Database>, season: SeasonKey) {
  const { rows } = await teamFigures(season.id).execute(db);
  const teams = await teamCards(
    db,
    rows.map((row) => row.team_id),
  );
  return boards[season.sport].flatMap((key) => {
    const low = key === 'concededFewest';
    const board = rows
      .filter((row) => row.key === key && (low || row.value > 0))
      .sort((a, b) => (low ? a.value - b.value : b.value - a.value))
      .slice(0, shown)
      .flatMap((row) => {
        const team = teams.get(row.team_id);
        return team ? [{ team, value: row.value, matches: row.matches }] : [];
      });
    return board.length > 0 ? [{ key, rows: board }] : [];
  });
}

const teamFigures = (seasonId: number) => sql<BoardRow>`
  WITH m AS (
    SELECT id, home_id, away_id, home_score, away_score FROM matches
    WHERE season_id = ${seasonId} AND status IN ('finished', 'afterExtraTime', 'afterPenalties')),
  sides AS (
    SELECT id, home_id AS team_id, true AS home, home_score AS own, away_score AS other FROM m
    UNION ALL SELECT id, away_id, false, away_score, home_score FROM m),
  results AS (
    SELECT team_id, count(*)::int AS matches, avg(own) AS scored, avg(other) AS conceded,
      count(*) FILTER (WHERE other = 0) AS clean_sheets
    FROM sides GROUP BY team_id),
  figures AS (
    SELECT s.team_id, x.key, count(*)::int AS matches, avg(CASE WHEN s.home THEN x.home ELSE x.away END) AS value
    FROM sides s JOIN match_statistics x ON x.match_id = s.id AND x.period = 0
    WHERE x.key IN ('shots', 'shotsOnTarget', 'corners', 'rebounds', 'assists', 'threePointers')
    GROUP BY 1, 2)
  SELECT 'scored' AS key, team_id, matches, round(scored, 2) AS value FROM results
  UNION ALL SELECT 'concededFewest', team_id, matches, round(conceded, 2) FROM results
  UNION ALL SELECT 'cleanSheets', team_id, matches, clean_sheets FROM results
  UNION ALL SELECT key, team_id, matches, round(value, 2) FROM figures`;
