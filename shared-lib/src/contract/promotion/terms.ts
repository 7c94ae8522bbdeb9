import type { PromotionAudit } from '../types';
import { canonicalJson } from './rule';

/** The text that the terms' hash covers: the whole audit except its rounds. */
export const termsText = ({
  promotion,
  prizes,
}: Pick<PromotionAudit, 'promotion' | 'prizes'>): string => canonicalJson({ promotion, prizes });

interface SignedTerms {
  promotionId: number;
  roundId: number;
  termsHash: string;
}

/** The text that the signature of a round's terms covers. */
export const signedTermsText = ({ promotionId, roundId, termsHash }: SignedTerms): string =>
  canonicalJson({ promotionId, roundId, termsHash });
