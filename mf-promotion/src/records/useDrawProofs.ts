import type {
  PromotionAudit,
  PromotionOverview,
  PromotionRecords,
} from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useEffectEvent, useState } from 'react';

import { sentRandoms } from '../draw/pendingDraw';
import { useFormats } from '../page/useFormats';
import { proveDraw } from '../proof/drawProof';
import { proofCrypto } from '../proof/proofCrypto';
import type { ProofStep } from '../proof/step';

type OwnDraws = PromotionRecords['records'];
type Proofs = Record<number, ProofStep[]>;

/** Proof steps of the member's own draws by ticket, computed once both the own and the published records are loaded. */
export function useDrawProofs(
  { promotionId, prizes, dates }: PromotionOverview,
  audit: PromotionAudit | undefined,
  draws: OwnDraws | undefined,
): Proofs {
  const { t } = useTranslation('promotion');
  const { moment, fraction, edge } = useFormats();
  const { userId } = useSession();
  const [proofs, setProofs] = useState<Proofs>({});
  const prove = useEffectEvent(async (published: PromotionAudit, own: OwnDraws) => {
    const crypto = await proofCrypto();
    const sent = sentRandoms({ promotionId, userId: userId ?? 0 });
    const prize = (id: number) => prizes.find(({ prizeId }) => prizeId === id)?.name ?? '';
    const names = { prize, none: t('pot.none') };
    const same = { audit: published, crypto, date: moment(dates.closesAt), names, fraction, edge };
    const steps = own.map(async (draw): Promise<[number, ProofStep[]]> => {
      const { ticket } = draw.record;
      return [ticket, await proveDraw(draw, { ...same, sent: sent[ticket] })];
    });
    return Object.fromEntries(await Promise.all(steps));
  });
  useEffect(() => {
    if (!audit || !draws) return undefined;
    let isGone = false;
    void prove(audit, draws).then((made) => {
      if (!isGone) setProofs(made);
    });
    return () => {
      isGone = true;
    };
  }, [audit, draws]);
  return audit ? proofs : {};
}
