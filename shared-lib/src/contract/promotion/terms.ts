import type { PromotionAudit } from '../types';
import { canonicalJson } from './rule';

/** What the hash of a promotion's terms is made of: all of its audit that is no round. */
export const termsText = ({
  promotion,
  prizes,
}: Pick<PromotionAudit, 'promotion' | 'prizes'>): string => canonicalJson({ promotion, prizes });

interface SignedTerms {
  promotionId: number;
  roundId: number;
  termsHash: string;
}

/** What the signature of a round's terms is made over. */
export const signedTermsText = ({ promotionId, roundId, termsHash }: SignedTerms): string =>
  canonicalJson({ promotionId, roundId, termsHash });
