import { tipsHistory } from './history';
import { presentTip } from './present';
import { tipsRecord } from './record';
import { matchRows, upcomingRows } from './queries';
import { tipPage } from './tipPage';
import { BizError } from '../../wire/gateway/bizError';
import { defineOperation } from '../../wire/gateway/operation';
import { readCursor } from '../matches/cursor';
import { loadSummaries } from '../matches/summaries';

export const tipOperations = [
  defineOperation(
    'sports-query/tips/upcoming',
    async ({ sport, limit, cursor }, { db }) => {
      const after = readCursor(cursor);
      const from = after && { kickOff: after.startTime, id: after.id };
      return tipPage(db, await upcomingRows(db, sport, limit, from), limit);
    },
    { cacheMs: 5_000, bearsLag: true },
  ),
  defineOperation('sports-query/tips/history', tipsHistory, { cacheMs: 5_000, bearsLag: true }),
  defineOperation(
    'sports-query/match/tips',
    async ({ eventId }, { db }) => {
      const [match] = await loadSummaries(db, [eventId]);
      if (!match) throw new BizError('unknownMatch');
      const rows = await matchRows(db, eventId);
      return { tips: rows.map((row) => presentTip(row, match, false)) };
    },
    { cacheMs: 5_000, bearsLag: true },
  ),
  defineOperation('sports-query/tips/record', (_, context) => tipsRecord(context), {
    cacheMs: 60_000,
    bearsLag: true,
  }),
];
