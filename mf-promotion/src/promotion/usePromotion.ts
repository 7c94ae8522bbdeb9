import type { ApiError } from '@scoreline/shared-lib/api';
import { tellMissing } from '@scoreline/shared-lib/brand';
import { type BizCode, bizCodes, isUnknownThing, readId } from '@scoreline/shared-lib/contract';
import { useLocale } from '@scoreline/shared-lib/i18n';
import { useMemberAnswer } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { createContext, useContext, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { usePromotionOverviewQuery } from './promotionApi';

/** What the member has in a promotion, asked for once a page. */
const useOwnStanding = (promotionId: number) =>
  useMemberAnswer('promotion/standing', { promotionId });

/** Nobody's, until a page says whose it is. */
export const StandingContext = createContext<ReturnType<typeof useOwnStanding> | null>(null);

/** What the member has in the promotion of the page; nothing for a visitor. */
export function useStanding() {
  const standing = useContext(StandingContext);
  if (!standing) throw new Error('A standing is read inside a promotion’s page alone.');
  return standing;
}

const bizCodeOf = (error: unknown): BizCode | undefined =>
  (error as Partial<ApiError> | undefined)?.bizCode;

/**
 * Whether a member has switched such content off: the device knows it at once, the account where that was done on another
 * device. What everybody sees of a promotion is the same for everybody, and cannot say so.
 */
function useIsClosed(standing: ReturnType<typeof useOwnStanding>): boolean {
  const isExcluded = useExcludedUntil() !== null;
  return isExcluded || bizCodeOf(standing.error) === bizCodes.promotionExcluded;
}

/** The promotion of the address, an inviter's code in it, what the member has in it, and whether it can be shown. */
export function usePromotion() {
  const { id = '', code } = useParams();
  const { code: language } = useLocale();
  const { pathname } = useLocation();
  const promotionId = readId(id) ?? null;
  const of = usePromotionOverviewQuery(
    { promotionId: promotionId ?? 0, language },
    { skip: promotionId === null },
  );
  const standing = useOwnStanding(promotionId ?? 0);
  const isClosed = useIsClosed(standing);
  const isMissing = promotionId === null || (!of.data && isUnknownThing(bizCodeOf(of.error)));
  useEffect(() => {
    if (isMissing) tellMissing(pathname);
  }, [isMissing, pathname]);
  return { promotionId: promotionId ?? 0, code, of, standing, isMissing, isClosed };
}
