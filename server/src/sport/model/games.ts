import { parse } from 'csv-parse/sync';
import { type Kysely, sql } from 'kysely';
import { readFileSync } from 'node:fs';

import type { Database } from '@scoreline/database/schema';
import { decimalOf } from '../../store/catalogue/americanOdds';

/** A played match with its bookmaker's first and last prices. */
export interface Game {
  league: string;
  sport: 'football' | 'basketball';
  at: Date;
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
  /** Empty if unknown. */
  opening: number[];
  closing: number[];
}

/**
 * Matches of football-data.co.uk files, with Bet365's prices, and games of the NBA archive of Sportsbook Review, which has only
 * closing moneylines; rows without prices are omitted.
 */
export function gamesOfFiles(files: readonly string[]): Game[] {
  const ids = new Map<string, number>();
  const idOf = (name: string): number => {
    const id = ids.get(name) ?? ids.size + 1;
    ids.set(name, id);
    return id;
  };
  return files.flatMap((file) => {
    const rows: Record<string, string>[] = parse(readFileSync(file), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return rows.flatMap((row) => ('ml_home' in row ? nbaGame(row, idOf) : gameOf(row, idOf)));
  });
}

function gameOf(row: Record<string, string>, idOf: (name: string) => number): Game[] {
  const prices = (prefix: string) => ['H', 'D', 'A'].map((end) => Number(row[prefix + end]));
  const [opening, closing] = [prices('B365'), prices('B365C')];
  const [day = NaN, month = NaN, year = NaN] = (row.Date ?? '').split('/').map(Number);
  const at = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const scores = [Number(row.FTHG || NaN), Number(row.FTAG || NaN)] as const;
  const isWhole =
    [...opening, ...closing].every((price) => price > 1) && scores.every(Number.isFinite);
  if (!isWhole || Number.isNaN(at.getTime())) return [];
  return [
    {
      league: row.Div ?? '',
      sport: 'football',
      at,
      home: idOf(`${row.Div} ${row.HomeTeam}`),
      away: idOf(`${row.Div} ${row.AwayTeam}`),
      homeScore: scores[0],
      awayScore: scores[1],
      opening,
      closing,
    },
  ];
}

/** `1027` and `114` within `2015-16` are in the first and the second year. */
function nbaGame(row: Record<string, string>, idOf: (name: string) => number): Game[] {
  const first = Number(row.season?.slice(0, 4));
  const [month, day] = [Number(row.date_mmdd?.slice(0, -2)), Number(row.date_mmdd?.slice(-2))];
  const at = new Date(Date.UTC(month >= 8 ? first : first + 1, month - 1, day));
  const closing = [row.ml_home, row.ml_away].map((odds) => decimalOf(Number(odds || NaN)) ?? NaN);
  const [homeScore, awayScore] = [Number(row.h_final || NaN), Number(row.a_final || NaN)];
  const overround = closing.reduce((sum, price) => sum + 1 / price, 0);
  const isWhole = [at.getTime(), homeScore, awayScore].every(Number.isFinite);
  if (!isWhole || !(overround > 0.9 && overround < 1.35)) return [];
  const [home, away] = [idOf(`NBA ${row.home}`), idOf(`NBA ${row.away}`)];
  const facts = { league: 'NBA', sport: 'basketball' } as const;
  return [{ ...facts, opening: [], at, home, away, homeScore, awayScore, closing }];
}

interface GameRow {
  league: string;
  sport: Game['sport'];
  at: Date;
  home: number;
  away: number;
  home_score: number;
  away_score: number;
  opening: (number | null)[];
  closing: (number | null)[];
}

/** Every played match in the database that has prices, with those of its first bookmaker. */
export async function gamesOfDatabase(db: Kysely<Database>): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    SELECT t.name || ' ' || t.id AS league, m.sport, m.start_time AS at, m.home_id AS home, m.away_id AS away,
      m.home_score, m.away_score,
      ARRAY[o.opening_home, o.opening_draw, o.opening_away]::float8[] AS opening,
      ARRAY[o.current_home, o.current_draw, o.current_away]::float8[] AS closing
    FROM matches m JOIN tournaments t ON t.id = m.tournament_id CROSS JOIN LATERAL (
      SELECT o.* FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
      WHERE o.match_id = m.id AND o.market IN ('1x2', 'moneyline') ORDER BY b.priority, b.id LIMIT 1) o
    WHERE m.status = 'finished' AND m.home_score IS NOT NULL AND m.away_score IS NOT NULL`.execute(
    db,
  );
  const given = (prices: (number | null)[]) => prices.filter((price) => price !== null);
  return rows.map(({ home_score, away_score, opening, closing, ...row }) => ({
    ...row,
    homeScore: home_score,
    awayScore: away_score,
    opening: given(opening),
    closing: given(closing),
  }));
}
