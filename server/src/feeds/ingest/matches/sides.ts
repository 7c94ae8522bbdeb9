import { arrayLiteral, run, type Executor, type Row } from '../rows';

const other = (column: string) => `CASE ${column} WHEN 'home' THEN 'away' ELSE 'home' END::side`;
const mirroredOutcome = `CASE outcome WHEN 'home' THEN 'away' WHEN 'away' THEN 'home' ELSE outcome END`;
/** Markets whose prices and lines belong to a side; over and under do not. */
const ofSides = `('1x2', 'moneyline', 'asianHandicap', 'spread')`;
const handicaps = `('asianHandicap', 'spread')`;
/** Outside the range of all lines, so that a line and its mirror image never collide during the swap. */
const aside = 5000;

const inMatches = 'match_id = ANY($1::integer[])';

/** Tables whose key contains the side: rows are removed, turned and reinserted, parents first. */
const lineupTables = ['lineups', 'lineup_players', 'missing_players'];

const statements = [
  `UPDATE matches SET home_score = away_score, away_score = home_score,
     home_periods = away_periods, away_periods = home_periods,
     home_red_cards = away_red_cards, away_red_cards = home_red_cards
   WHERE id = ANY($1::integer[])`,
  `UPDATE push_states SET home_score = away_score, away_score = home_score,
     home_red_cards = away_red_cards, away_red_cards = home_red_cards WHERE ${inMatches}`,
  `UPDATE incidents SET side = ${other('side')}, home_score = away_score, away_score = home_score
   WHERE ${inMatches} AND side IS NOT NULL`,
  `UPDATE incidents SET home_score = away_score, away_score = home_score
   WHERE ${inMatches} AND side IS NULL`,
  `UPDATE match_statistics SET home = away, away = home WHERE ${inMatches}`,
  `UPDATE player_statistics SET side = ${other('side')} WHERE ${inMatches}`,
  `UPDATE match_momentum SET "values" = ARRAY(
     SELECT -value FROM unnest("values") WITH ORDINALITY AS v(value, at) ORDER BY at)
   WHERE ${inMatches}`,
  `UPDATE match_shots SET shots = (SELECT coalesce(jsonb_agg(jsonb_set(shot, '{side}',
       CASE shot->>'side' WHEN 'home' THEN '"away"'::jsonb ELSE '"home"'::jsonb END) ORDER BY at), '[]')
     FROM jsonb_array_elements(shots) WITH ORDINALITY AS s(shot, at))
   WHERE ${inMatches}`,
  `UPDATE odds_movements m SET home = m.away, away = m.home
   FROM odds o WHERE o.id = m.odds_id AND o.${inMatches} AND o.market IN ${ofSides}`,
  `UPDATE odds SET opening_home = opening_away, opening_away = opening_home,
     current_home = current_away, current_away = current_home
   WHERE ${inMatches} AND market IN ${ofSides}`,
  `UPDATE odds SET line = ${aside} - line WHERE ${inMatches} AND market IN ${handicaps}`,
  `UPDATE odds SET line = line - ${aside} WHERE ${inMatches} AND market IN ${handicaps}`,
  `UPDATE match_votes SET outcome = ${mirroredOutcome} WHERE ${inMatches}`,
];

/** A tip follows its team once the match's row has the other side at home; tips are otherwise immutable. */
const tips = `UPDATE tips t SET home_id = m.home_id, outcome = CASE
      WHEN t.market NOT IN ${ofSides} THEN t.outcome WHEN t.outcome = 'home' THEN 'away'
      WHEN t.outcome = 'away' THEN 'home' ELSE t.outcome END,
    line = CASE WHEN t.market IN ${handicaps} THEN -t.line ELSE t.line END
  FROM matches m WHERE m.id = t.match_id AND t.match_id = ANY($1::integer[]) AND t.home_id <> m.home_id`;

/**
 * When a correction swaps home and away, moves everything that belongs to a team: score, incidents, line-ups, statistics,
 * prices, votes, and the state subscribers were last notified of, so that nothing is sent.
 * @returns ids of the turned matches, for `turnTips` once their rows are written
 */
export async function turnSides(db: Executor, rows: readonly Row[]): Promise<number[]> {
  const turned = await run<{ id: number }>(
    db,
    `SELECT m.id FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS v(id, home_id, away_id)
     JOIN matches m ON m.id = v.id WHERE m.home_id = v.away_id AND m.away_id = v.home_id`,
    (['id', 'home_id', 'away_id'] as const).map((name) =>
      arrayLiteral(rows.map((row) => row[name])),
    ),
  );
  const ids = turned.map(({ id }) => id);
  if (ids.length === 0) return ids;
  for (const statement of statements) await run(db, statement, [arrayLiteral(ids)]);
  await turnLineups(db, ids);
  return ids;
}

async function turnLineups(db: Executor, ids: readonly number[]): Promise<void> {
  const chosen = [arrayLiteral([...ids])];
  for (const table of lineupTables)
    await run(
      db,
      `CREATE TEMPORARY TABLE turned_${table} ON COMMIT DROP AS SELECT * FROM ${table} WITH NO DATA`,
    );
  for (const table of lineupTables)
    await run(db, `INSERT INTO turned_${table} SELECT * FROM ${table} WHERE ${inMatches}`, chosen);
  await run(db, `DELETE FROM lineups WHERE ${inMatches}`, chosen);
  for (const table of lineupTables) {
    await run(db, `UPDATE turned_${table} SET side = ${other('side')}`);
    await run(db, `INSERT INTO ${table} SELECT * FROM turned_${table}`);
    await run(db, `DROP TABLE turned_${table}`);
  }
}

export const turnTips = async (db: Executor, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await run(db, tips, [arrayLiteral([...ids])]);
};
