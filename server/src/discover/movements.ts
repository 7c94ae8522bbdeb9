import type { Movement, Movements } from '@scoreline/shared-lib/contract';

import { type MoverRow, moverRows } from './movementQuery';
import { moverCursorOf, readMoverCursor } from './moverCursor';
import type { OperationContext, Parsed } from '../gateway/operation';
import { loadTournaments } from '../leagues/tournaments';
import { loadSummaries } from '../matches/summaries';

/** Price movements before the start, one row a match: its largest mover, and how many others there are. */
export async function movements(
  request: Parsed<'sports-query/discover/movements'>,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<Movements> {
  const rows = await moverRows(db, request, now(), readMoverCursor(request.cursor));
  const [summaries, tournaments] = await Promise.all([
    loadSummaries(
      db,
      rows.map((row) => row.id),
    ),
    loadTournaments(db, [...new Set(rows.map((row) => row.tournament_id))]),
  ]);
  const byId = new Map(summaries.map((match) => [match.eventId, match]));
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const match = byId.get(row.id);
      return match ? [{ match, mover: moverOf(row), others: row.others }] : [];
    }),
    tournaments,
    cursor: last && rows.length === request.limit ? moverCursorOf(last) : null,
  };
}

function moverOf(row: MoverRow): Movement {
  const { bookmaker_id: bookmakerId, bookmaker, market, line, outcome, was, price, change } = row;
  const offer = { bookmakerId, bookmaker, market, line };
  return outcome === null || was === null || price === null || change === null
    ? { ...offer, kind: 'line', fromLine: row.from_line }
    : { ...offer, kind: 'price', outcome, from: was, to: price, change };
}
