import { sql, type Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/**
 * Twenty-four football leagues of twenty clubs over five seasons and an NBA over four: 50,520 matches with every kind of data.
 */
const shape = { leagues: 24, clubs: 20, seasons: 5, franchises: 30, nbaSeasons: 4, books: 3 };
/** Half of the newest season is played. */
export const benchmarkNow = new Date('2026-01-01T00:00:00Z');
const over = sql`m.start_time < ${benchmarkNow}`;

/** Fills an empty database for lab/bench/match-queries. */
export async function fillSeasons(db: Kysely<Database>): Promise<void> {
  for (const statement of [...competitions, ...people, ...fixtures, ...facts, ...prices])
    await statement.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

const years = sql`CASE t.sport WHEN 'football' THEN ${shape.seasons}::int ELSE ${shape.nbaSeasons}::int END`;
const clubs = sql`CASE t.sport WHEN 'football' THEN ${shape.clubs}::int ELSE ${shape.franchises}::int END`;

const competitions = [
  sql`INSERT INTO categories (sport, name, slug) VALUES ('football', 'Land', 'land'), ('basketball', 'USA', 'usa')`,
  sql`INSERT INTO tournaments (category_id, sport, name, slug, priority)
    SELECT 1, 'football'::sport, 'League ' || n, 'league-' || n, n FROM generate_series(1, ${shape.leagues}::int) n
    UNION ALL SELECT 2, 'basketball'::sport, 'NBA', 'nba', 1`,
  sql`INSERT INTO seasons (tournament_id, name, start_date, end_date, current)
    SELECT t.id, (2025 - n) || '/' || (26 - n), make_date(2025 - n, 8, 1), make_date(2026 - n, 6, 30), n = 0
    FROM tournaments t CROSS JOIN LATERAL generate_series(0, ${years} - 1) n`,
  sql`INSERT INTO stages (season_id, kind, name) SELECT id, 'regularSeason', 'Regular season' FROM seasons`,
  sql`INSERT INTO rounds (stage_id, number, name)
    SELECT g.id, n, 'Round ' || n FROM stages g, generate_series(1, 38) n`,
  sql`INSERT INTO teams (sport, name, short_name, slug, code)
    SELECT t.sport, 'Club ' || t.id || ' ' || n, 'Club', 'club-' || t.id || '-' || n, 'CLB'
    FROM tournaments t CROSS JOIN LATERAL generate_series(1, ${clubs}) n ORDER BY t.id, n`,
  sql`INSERT INTO season_teams (season_id, team_id, groups)
    SELECT s.id, c.id, CASE t.sport WHEN 'basketball' THEN
      CASE c.id % 2 WHEN 0 THEN ARRAY['ec', 'al'] ELSE ARRAY['wc', 'nw'] END ELSE '{}' END
    FROM seasons s JOIN tournaments t ON t.id = s.tournament_id
    JOIN teams c ON c.slug LIKE 'club-' || t.id || '-%'`,
];

const squad = 25;
const people = [
  sql`INSERT INTO players (sport, name, slug)
    SELECT c.sport, 'Player ' || c.id || ' ' || n, 'player' FROM teams c, generate_series(1, ${squad}::int) n ORDER BY c.id, n`,
  sql`INSERT INTO squad_members (team_id, player_id, shirt_number, from_date)
    SELECT c.id, (c.id - 1) * ${squad}::int + n, n, '2021-08-01' FROM teams c, generate_series(1, ${squad}::int) n`,
  sql`INSERT INTO transfers (player_id, from_team_id, to_team_id, date, kind)
    SELECT p.id, 1 + (p.id + 7) % (SELECT count(*) FROM teams), 1 + (p.id - 1) / ${squad}::int,
      date '2021-07-01' + (p.id % 1700)::int, 'transfer' FROM players p WHERE p.id % 3 = 0 AND 1 + (p.id + 7) % (SELECT count(*) FROM teams) <> 1 + (p.id - 1) / ${squad}::int`,
];

/** A double round robin; in the NBA, 41 home games against varying opponents. */
const fixtures = [
  sql`INSERT INTO matches (sport, tournament_id, season_id, stage_id, round_id, home_id, away_id, start_time)
    SELECT t.sport, t.id, s.id, g.id, r.id, h.team_id, a.team_id, at
    FROM tournaments t JOIN seasons s ON s.tournament_id = t.id JOIN stages g ON g.season_id = s.id
    JOIN season_teams h ON h.season_id = s.id JOIN season_teams a ON a.season_id = s.id AND a.team_id <> h.team_id
    CROSS JOIN LATERAL (SELECT (h.team_id * 7 + a.team_id * 13) % 38 AS day) days
    JOIN rounds r ON r.stage_id = g.id AND r.number = day + 1
    CROSS JOIN LATERAL (SELECT s.start_date::timestamptz + (day * 7 + h.team_id % 3) * interval '1 day'
      + (12 + a.team_id % 10) * interval '1 hour' AS at) starts
    CROSS JOIN LATERAL generate_series(1, CASE WHEN t.sport = 'football' THEN 1 WHEN (h.team_id + a.team_id) % 12 < 5 THEN 2 ELSE 1 END)
    WHERE h.season_id = a.season_id`,
  sql`UPDATE matches SET status = 'finished', home_score = id % 4, away_score = id % 3, home_periods = ARRAY[id % 2, id % 4 - id % 2],
    away_periods = ARRAY[0, id % 3] WHERE sport = 'football' AND start_time < ${benchmarkNow}`,
  sql`UPDATE matches SET status = 'finished', home_score = 90 + id % 30, away_score = 91 + id % 23, home_periods = ARRAY[25, 25, 25, 15 + id % 30],
    away_periods = ARRAY[25, 25, 25, 16 + id % 23] WHERE sport = 'basketball' AND start_time < ${benchmarkNow}`,
];

const side = sql`(CASE n % 2 WHEN 0 THEN 'home' ELSE 'away' END)::side`;
const sides = sql`(VALUES ('home'::side, 0), ('away'::side, 1)) x(side, away)`;
const player = (number: string) =>
  sql`((CASE ${side} WHEN 'home' THEN m.home_id ELSE m.away_id END) - 1) * ${squad}::int + ${sql.raw(number)}`;

const facts = [
  sql`INSERT INTO lineups (match_id, side, formation) SELECT m.id, x.side, '4-4-2' FROM matches m, ${sides} WHERE ${over}`,
  sql`INSERT INTO lineup_players (match_id, side, player_id, place, shirt_number, starter, grid)
    SELECT m.id, x.side, ((CASE x.away WHEN 0 THEN m.home_id ELSE m.away_id END) - 1) * ${squad}::int + n, n, n, n <= 11,
      CASE WHEN n <= 11 THEN (1 + n / 4) || ':' || (1 + n % 4) END
    FROM matches m, ${sides}, generate_series(1, 18) n WHERE m.sport = 'football' AND ${over}`,
  sql`INSERT INTO incidents (match_id, ref, kind, side, period, minute, player_id, other_player_id, home_score, away_score)
    SELECT m.id, n::text, (CASE WHEN n < 4 THEN 'goal' WHEN n < 8 THEN 'yellowCard' ELSE 'substitution' END)::incident_kind, ${side},
      1 + n / 7, n * 6, ${player('1 + (m.id + n) % 11')}, ${player('12 + (m.id + n) % 7')},
      CASE WHEN n < 4 THEN n / 2 END, CASE WHEN n < 4 THEN n / 2 END
    FROM matches m, generate_series(1, 14) n WHERE m.sport = 'football' AND ${over}`,
  sql`INSERT INTO incidents (match_id, ref, kind, side, period, second, player_id, home_score, away_score)
    SELECT m.id, n::text, 'score', ${side}, 1 + n / 46, n * 15, ${player('1 + (m.id + n) % 12')}, n / 2, n / 2
    FROM matches m, generate_series(1, 180) n WHERE m.sport = 'basketball' AND ${over}`,
  sql`INSERT INTO match_statistics (match_id, key, home, away)
    SELECT m.id, k.key, m.id % 20, m.id % 17 FROM matches m,
      unnest(ARRAY['shots', 'shotsOnTarget', 'corners', 'fouls', 'possession', 'rebounds', 'assists', 'threePointers']) k(key)
    WHERE ${over}`,
  sql`INSERT INTO match_momentum (match_id, "values")
    SELECT m.id, ARRAY(SELECT (n * 37 + m.id) % 200 - 100 FROM generate_series(1, 90) n) FROM matches m
    WHERE m.sport = 'football' AND ${over}`,
  sql`INSERT INTO player_statistics (match_id, player_id, side, "values")
    SELECT m.id, ${player('1 + n / 2')}, ${side},
      jsonb_build_object('points', (m.id + n) % 31, 'rebounds', n % 12, 'assists', n % 9, 'steals', n % 3, 'blocks', n % 2, 'minutes', 24)
    FROM matches m, generate_series(0, 21) n WHERE m.sport = 'basketball' AND ${over}`,
  sql`INSERT INTO videos (match_id, title, url, provider) SELECT m.id, 'Goals', 'https://video.example/' || m.id, 'Example'
    FROM matches m WHERE ${over}`,
];

/** Main market, handicap and goals or points of three bookmakers, with ten movements each. */
const prices = [
  sql`INSERT INTO bookmakers (key, name, priority) SELECT 'book-' || n, 'Book ' || n, n FROM generate_series(1, ${shape.books}::int) n`,
  sql`INSERT INTO odds (match_id, bookmaker_id, market, line, opening_home, opening_draw, opening_away, opening_at,
      current_home, current_draw, current_away, current_at)
    SELECT m.id, b.id, k.market::market, k.line, home, draw, away, m.start_time - interval '3 days', home, draw, away, m.start_time
    FROM matches m CROSS JOIN bookmakers b
    CROSS JOIN LATERAL (SELECT * FROM (VALUES ('1x2', 'football', 0.0), ('asianHandicap', 'football', -0.5), ('overUnder', 'football', 2.5),
      ('moneyline', 'basketball', 0.0), ('spread', 'basketball', -4.5), ('total', 'basketball', 210.5)) k(market, sport, line)
      WHERE k.sport = m.sport::text) k
    CROSS JOIN LATERAL (SELECT round(1.3 + (m.id::bigint * 7919 % 300) / 100.0, 2) AS home, round(1.4 + (m.id::bigint * 104729 % 400) / 100.0, 2) AS away,
      CASE k.market WHEN '1x2' THEN round(3 + (m.id::bigint * 31 % 60) / 100.0, 2) END AS draw) quoted`,
  sql`INSERT INTO odds_movements (odds_id, at, home, draw, away)
    SELECT o.id, o.opening_at + n * interval '6 hours', o.opening_home + n * 0.01, o.opening_draw, o.opening_away
    FROM odds o, generate_series(0, 9) n`,
];
