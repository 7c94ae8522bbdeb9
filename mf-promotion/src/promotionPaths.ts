import { type PromotionPage, promotionPath } from '@scoreline/shared-lib/contract';

/** Path of a page of a promotion, or of the invitation if no page is given. */
export const pathTo = (promotionId: number, page?: PromotionPage): string =>
  promotionPath({ id: String(promotionId), ...(page && { page }) });

/** Path of the invitation with an inviter's code. */
export const inviteOf = (promotionId: number, code: string): string =>
  promotionPath({ id: String(promotionId), code });
