import { playerDetail } from './queries';
import { ensurePlayerTotals } from './totals';
import { BizError } from '../../wire/gateway/bizError';
import { defineOperation } from '../../wire/gateway/operation';

export const playerOperations = [
  defineOperation(
    'sports-query/player/detail',
    async ({ playerId }, { db, now, logger }) => {
      await ensurePlayerTotals(db, playerId, now(), (err) =>
        logger.error({ err }, 'season totals'),
      );
      const detail = await playerDetail(db, playerId);
      if (!detail) throw new BizError('unknownPlayer');
      return detail;
    },
    { cacheMs: 60_000 },
  ),
];
