import type { LineupSide, MatchLineups } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { presentPlayer } from './cards';
import type { Database } from '@scoreline/database/schema';

type SideName = 'home' | 'away';

/** Formations, starters in the order of the sheet, substitutes, missing players with reasons, and coaches. */
export async function matchLineups(db: Kysely<Database>, matchId: number): Promise<MatchLineups> {
  const [sheets, players, missing] = await Promise.all([
    sheetRows(db, matchId),
    playerRows(db, matchId),
    missingRows(db, matchId),
  ]);
  const sideOf = (side: SideName): LineupSide | null => {
    const sheet = sheets.find((row) => row.side === side);
    if (!sheet) return null;
    const named = players.filter((row) => row.side === side);
    return {
      formation: sheet.formation,
      coach: sheet.coach,
      confirmed: sheet.confirmed,
      starters: named
        .filter((row) => row.starter)
        .map((row) => ({ ...presentPlayer(row), grid: row.grid, captain: row.captain })),
      substitutes: named.filter((row) => !row.starter).map(presentPlayer),
      missing: missing
        .filter((row) => row.side === side)
        .map((row) => ({ ...presentPlayer(row), reason: row.reason })),
    };
  };
  return { home: sideOf('home'), away: sideOf('away') };
}

const sheetRows = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('lineups as l')
    .leftJoin('people as c', 'c.id', 'l.coach_id')
    .select(['l.side', 'l.formation', 'l.confirmed', 'c.name as coach'])
    .where('l.match_id', '=', matchId)
    .execute();

const playerRows = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('lineup_players as l')
    .innerJoin('players as p', 'p.id', 'l.player_id')
    .select(['l.side', 'l.starter', 'l.grid', 'l.shirt_number', 'l.captain'])
    .select(['p.id', 'p.name', 'p.slug', 'p.nationality'])
    .select((eb) => eb.fn.coalesce('l.position', 'p.position').as('position'))
    .where('l.match_id', '=', matchId)
    .orderBy('l.place')
    .execute();

const missingRows = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('missing_players as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .select(['m.side', 'm.reason', 'p.id', 'p.name', 'p.slug', 'p.nationality', 'p.position'])
    .select((eb) => eb.cast<number | null>(eb.val(null), 'integer').as('shirt_number'))
    .where('m.match_id', '=', matchId)
    .orderBy('p.name')
    .execute();
