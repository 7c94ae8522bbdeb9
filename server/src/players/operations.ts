import { playerDetail } from './queries';
import { BizError } from '../gateway/bizError';
import { defineOperation } from '../gateway/operation';

export const playerOperations = [
  defineOperation(
    'sports-query/player/detail',
    async ({ playerId }, { db }) => {
      const detail = await playerDetail(db, playerId);
      if (!detail) throw new BizError('unknownPlayer');
      return detail;
    },
    { keepMs: 60_000 },
  ),
];
