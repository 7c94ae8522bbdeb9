import type { SameOdds } from '@scoreline/shared-lib/contract';

import { comingLeagues } from './choices';
import { listedMatches } from './listedMatches';
import { least, type SameOddsRow, sameOddsRows } from './sameOddsQuery';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { sportFilling } from '../leagues/filling';
import { cursorOf, readCursor } from '../matches/cursor';

/** Upcoming matches by kick-off, each with the results of matches that opened at the same prices. */
export async function sameOdds(
  request: Parsed<'sports-query/discover/same-odds'>,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<SameOdds> {
  const [rows, leagues, filling] = await Promise.all([
    sameOddsRows(db, request, now(), readCursor(request.cursor)),
    comingLeagues(db, request, now()),
    sportFilling(db, request.sport),
  ]);
  const { byId, tournaments } = await listedMatches(db, rows);
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const match = byId.get(row.id);
      return match ? [{ match, ...recordOf(row) }] : [];
    }),
    tournaments,
    leagues,
    filling,
    cursor: last && rows.length === request.limit ? cursorOf(last) : null,
  };
}

function recordOf({ tolerance, sample, home_wins, draws, away_wins, total }: SameOddsRow) {
  const counts = { homeWins: home_wins, draws, awayWins: away_wins };
  const shares =
    sample < least
      ? null
      : { home: home_wins / sample, draw: draws / sample, away: away_wins / sample };
  return { tolerance, sample, ...counts, shares, averageTotal: total };
}
