import { teamDetail, teamMatches, teamRoster } from './queries';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { ensureTeamTotals } from '../players/totals';
import { teamTransfers } from '../transfers/queries';

const minute = { cacheMs: 60_000 };
const live = {
  cacheMs: 5_000,
  bearsLag: true,
  subjects: ({ competitorId }: { competitorId: number }): Subject[] => [`team:${competitorId}`],
};

async function mustExist({ db }: OperationContext, competitorId: number): Promise<void> {
  const row = await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', competitorId)
    .executeTakeFirst();
  if (!row) throw new BizError('unknownTeam');
}

export const teamOperations = [
  defineOperation(
    'sports-query/team/detail',
    async ({ competitorId }, { db, now }) => {
      const detail = await teamDetail(db, competitorId, now());
      if (!detail) throw new BizError('unknownTeam');
      return detail;
    },
    live,
  ),
  defineOperation(
    'sports-query/team/roster',
    async ({ competitorId }, context) => {
      await mustExist(context, competitorId);
      const { db, now, logger } = context;
      await ensureTeamTotals(db, competitorId, now(), (err) =>
        logger.error({ err }, 'season totals'),
      );
      return teamRoster(context.db, competitorId);
    },
    minute,
  ),
  defineOperation(
    'sports-query/team/transfers',
    async ({ competitorId }, context) => {
      await mustExist(context, competitorId);
      const [arrivals, departures] = await Promise.all([
        teamTransfers(context.db, competitorId, 'arrival'),
        teamTransfers(context.db, competitorId, 'departure'),
      ]);
      return { arrivals, departures };
    },
    { ...minute, bearsLag: true },
  ),
  defineOperation(
    'sports-query/team/matches',
    async (request, context) => {
      await mustExist(context, request.competitorId);
      return teamMatches(context.db, request, context.now());
    },
    live,
  ),
];
