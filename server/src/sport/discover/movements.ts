import type { Movement, Movements } from '@scoreline/shared-lib/contract';

import { comingLeagues, movingBookmakers } from './choices';
import { listedMatches } from './listedMatches';
import { marketOf, type MoverRow, moverRows } from './movementQuery';
import { renewMoves } from './moveRenewal';
import { moverCursorOf, readMoverCursor } from './moverCursor';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';

/** Price movements before kick-off, one row per match: its largest mover and the number of others. */
export async function movements(
  request: Parsed<'sports-query/discover/movements'>,
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
): Promise<Movements> {
  await renewMoves(db, now());
  const [rows, leagues, bookmakers] = await Promise.all([
    moverRows(db, request, now(), readMoverCursor(request.cursor)),
    comingLeagues(db, request, now()),
    movingBookmakers(db, { ...request, market: marketOf(request) }, now()),
  ]);
  const { byId, tournaments } = await listedMatches(db, rows);
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const match = byId.get(row.id);
      return match ? [{ match, mover: moverOf(row), others: row.others }] : [];
    }),
    tournaments,
    leagues,
    bookmakers,
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
