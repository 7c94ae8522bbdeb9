import { createHash } from 'node:crypto';
import type { PromotionAudit } from '@scoreline/shared-lib/contract';

import type { PromotionKey } from '../rounds/promotionKey';
import { secondJson } from './secondRule';

/** Hashes and signs changed terms again, as an attacker with the key would. */
export function signAnew(key: PromotionKey, { promotion, prizes, rounds }: PromotionAudit): void {
  const { promotionId } = promotion;
  const text = secondJson({ promotion, prizes });
  const termsHash = createHash('sha256').update(text).digest('hex');
  for (const { id: roundId, terms } of rounds) {
    const message = secondJson({ promotionId, roundId, termsHash });
    Object.assign(terms!, { hash: termsHash, signature: key.sign(Buffer.from(message)) });
  }
}

/** An audit from before terms were signed. */
export function withoutTerms({ promotion, prizes, rounds }: PromotionAudit): PromotionAudit {
  const { promotionId, title, opensAt, closesAt } = promotion;
  return {
    promotion: { promotionId, title, opensAt, closesAt },
    prizes: prizes.map(({ names: _names, ...prize }) => prize),
    rounds: rounds.map(({ terms: _terms, ...round }) => round),
  };
}
