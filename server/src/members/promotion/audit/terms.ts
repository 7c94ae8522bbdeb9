import { type PromotionAudit, signedTermsText, termsText } from '@scoreline/shared-lib/contract';

import { presentPrize } from '../promotions/present';
import type { Promotion } from '../promotions/queries';
import { textIn } from '../promotions/rules';
import type { PromotionKey } from '../rounds/promotionKey';
import { sha256Hex } from './nodeCrypto';

/**
 * Everything promised in advance, in every language, as the audit publishes it. The terms are hashed, so a field added here
 * later must be omitted for promotions announced before.
 */
export const publishedTerms = ({
  id,
  opensAt,
  closesAt,
  rules,
  prizes,
}: Promotion): Pick<PromotionAudit, 'promotion' | 'prizes'> => {
  const { title, terms, regions, minimumAge, entryChances, friendsADay, householdADay, claimDays } =
    rules;
  return {
    promotion: {
      ...{ promotionId: id, title: textIn(title, 'en'), titles: title, texts: terms },
      ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
      regions: regions.map(({ brand, countries }) => ({ brand, countries })),
      ...{ minimumAge, entryChances, friendsADay, householdADay, claimDays },
    },
    prizes: prizes.map((prize) => ({ ...presentPrize(prize, 'en'), names: prize.names })),
  };
};

export const termsHashOf = (promotion: Promotion): string =>
  sha256Hex(termsText(publishedTerms(promotion)));

/** The hash and signature of the terms, stored with a round when it is announced. */
export function signTerms(key: PromotionKey, promotion: Promotion, roundId: number) {
  const termsHash = termsHashOf(promotion);
  const text = signedTermsText({ promotionId: promotion.id, roundId, termsHash });
  return { terms_hash: termsHash, terms_signature: key.sign(Buffer.from(text)) };
}
