import { type PromotionPage, promotionPath } from '@scoreline/shared-lib/contract';

/** The way to a page of a promotion; without a page to the invitation. */
export const pathTo = (promotionId: number, page?: PromotionPage): string =>
  promotionPath({ id: String(promotionId), ...(page && { page }) });

/** The invitation with an inviter's code. */
export const inviteOf = (promotionId: number, code: string): string =>
  promotionPath({ id: String(promotionId), code });
