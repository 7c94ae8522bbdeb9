import type { ApiError } from '@scoreline/shared-lib/api';
import { reportMissing } from '@scoreline/shared-lib/brand';
import { type BizCode, bizCodes, isUnknownThing, readId } from '@scoreline/shared-lib/contract';
import { useLocale } from '@scoreline/shared-lib/i18n';
import { useMemberAnswer } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { createContext, useContext, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { usePromotionOverviewQuery } from './promotionApi';

/** The member's standing in a promotion, fetched once per page. */
const useOwnStanding = (promotionId: number) =>
  useMemberAnswer('promotion/standing', { promotionId });

/** Null outside a promotion's page. */
export const StandingContext = createContext<ReturnType<typeof useOwnStanding> | null>(null);

/**
 * The member's standing in the page's promotion, without data for a visitor.
 * @throws outside a promotion's page
 */
export function useStanding() {
  const standing = useContext(StandingContext);
  if (!standing) throw new Error('A standing is read inside a promotion’s page alone.');
  return standing;
}

const bizCodeOf = (error: unknown): BizCode | undefined =>
  (error as Partial<ApiError> | undefined)?.bizCode;

/**
 * Whether a member has switched such content off. The device knows its own setting at once. A change on another device shows in
 * the member's standing, because the overview is identical for everyone.
 */
function useIsClosed(standing: ReturnType<typeof useOwnStanding>): boolean {
  const isExcluded = useExcludedUntil() !== null;
  return isExcluded || bizCodeOf(standing.error) === bizCodes.promotionExcluded;
}

/** The promotion in the address, its invite code, the member's standing, and whether it can be shown. */
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
    if (isMissing) reportMissing(pathname);
  }, [isMissing, pathname]);
  return { promotionId: promotionId ?? 0, code, of, standing, isMissing, isClosed };
}
