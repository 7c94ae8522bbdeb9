import { api, operation } from '@scoreline/shared-lib/api';
import type {
  OperationRequest,
  PromotionCurrent,
  PromotionOverview,
  PromotionImage,
  PromotionWinners,
} from '@scoreline/shared-lib/contract';
import { followTopic, liveConnection } from '@scoreline/shared-lib/live';

const topicOf = (promotionId: number) => `promotion:${promotionId}`;

function takeImage(detail: PromotionOverview, image: PromotionImage): void {
  for (const prize of detail.prizes) prize.left = image.left[prize.prizeId] ?? prize.left;
  const { round } = detail;
  if (!round || round.id !== image.roundId) return;
  const { draws, head, headSignature } = image;
  Object.assign(round, { draws, head, headSignature });
}

/** Adds new winners, newest first, without duplicates. */
function takeWinners(shown: PromotionWinners, image: PromotionImage): void {
  const known = new Set(shown.winners.map(({ ticket }) => ticket));
  const news = Object.entries(image.winners)
    .map(([ticket, winner]) => ({ ...winner, ticket: Number(ticket) }))
    .filter(({ ticket }) => !known.has(ticket));
  if (news.length === 0) return;
  shown.winners = [...news, ...shown.winners].sort((one, other) => other.ticket - one.ticket);
}

/** The endpoints of a promotion that are identical for everyone. The live topic updates its numbers and winners. */
const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    promotionCurrent: build.query<PromotionCurrent, OperationRequest<'promotion/current'>>(
      operation('promotion/current'),
    ),
    promotionOverview: build.query<PromotionOverview, OperationRequest<'promotion/overview'>>({
      ...operation('promotion/overview'),
      onCacheEntryAdded: ({ promotionId }, lifecycle) =>
        followTopic<PromotionOverview, PromotionImage>(
          liveConnection(),
          topicOf(promotionId),
          lifecycle,
          takeImage,
        ),
    }),
    promotionRoll: build.query<PromotionWinners, OperationRequest<'promotion/roll'>>({
      ...operation('promotion/roll'),
      onCacheEntryAdded: ({ promotionId }, lifecycle) =>
        followTopic<PromotionWinners, PromotionImage>(
          liveConnection(),
          topicOf(promotionId),
          lifecycle,
          takeWinners,
        ),
    }),
  }),
});

export const { usePromotionCurrentQuery, usePromotionOverviewQuery, usePromotionRollQuery } =
  promotionApi;
