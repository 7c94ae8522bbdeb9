import { tipsHistory } from './history';
import { upcomingRows } from './queries';
import { tipPage } from './tipPage';
import { defineOperation } from '../gateway/operation';
import { readCursor } from '../matches/cursor';

export const tipOperations = [
  defineOperation(
    'sports-query/tips/upcoming',
    async ({ sport, limit, cursor }, { db }) => {
      const after = readCursor(cursor);
      const from = after && { kickOff: after.startTime, id: after.id };
      return tipPage(db, await upcomingRows(db, sport, limit, from), limit);
    },
    { keepMs: 5_000 },
  ),
  defineOperation('sports-query/tips/history', tipsHistory, { keepMs: 5_000 }),
];
