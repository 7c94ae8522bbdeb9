import type { Kysely } from 'kysely';

import { matchPreview } from './preview';
import { ballotOf, vote } from './votes';
import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { Limit, RateLimiter } from '../../wire/gateway/rateLimit';
import { findMatch, type MatchKey } from '../matches/sections/matchKey';
import { ensureTotals } from '../players/totals';

/** Many people share an address, and each votes in many matches. */
const votesByAddress = { burst: 60, perSecond: 0.5 };
/**
 * The limit in one match, where a device that clears its id could vote again: a household or a bar at once, then six an hour,
 * shared by all users behind a carrier's address.
 */
const votesInMatch = { burst: 8, perSecond: 6 / 3600 };

async function known(db: Kysely<Database>, matchId: number): Promise<MatchKey> {
  const match = await findMatch(db, matchId);
  if (!match) throw new BizError('unknownMatch');
  return match;
}

function deviceOf({ deviceId }: OperationContext): string {
  if (!deviceId) throw new BizError('invalidInput');
  return deviceId;
}

export const previewOperations = [
  defineOperation(
    'sports-query/match/preview',
    async ({ eventId }, { db, now, logger }) => {
      const match = await known(db, eventId);
      await ensureTotals(db, [match.seasonId], now(), (err) =>
        logger.error({ err }, 'season totals'),
      );
      return matchPreview(db, match);
    },
    { cacheMs: 30_000, subjects: ({ eventId }): Subject[] => [`match:${eventId}`] },
  ),
  defineOperation('sports-query/match/ballot', async ({ eventId }, context) => {
    const caller = { deviceId: deviceOf(context), now: context.now() };
    return ballotOf(context.db, await known(context.db, eventId), caller);
  }),
];

/** Visitors' votes on a match, within the server's rate limits. */
export const votingOperations = (rateLimiter: RateLimiter) => [
  defineOperation('sports-query/match/vote', async ({ eventId, outcome }, context) => {
    const { db, now, address = '' } = context;
    const deviceId = deviceOf(context);
    const block = blockOfAddress(address);
    const take = async (key: string, limit: Limit) => {
      if ((await rateLimiter.take(key, limit)) > 0) throw new BizError('limitReached');
    };
    await take(`vote:${block}`, votesByAddress);
    const match = await known(db, eventId);
    const inMatch = `vote:${eventId}:${block}`;
    await take(inMatch, votesInMatch);
    const isNew = await vote(db, match, { deviceId, outcome, now: now() });
    if (!isNew) await rateLimiter.giveBack(inMatch, votesInMatch);
    return ballotOf(db, match, { deviceId, now: now() });
  }),
];
