import { getJson } from '@scoreline/shared-lib/api';
import { useBrand } from '@scoreline/shared-lib/brand';
import type { PromotionAudit } from '@scoreline/shared-lib/contract';
import { useState } from 'react';

import { proofCrypto } from '../proof/proofCrypto';
import { proveRounds, type RoundProof } from '../proof/roundProof';

/** Address of the file with all published records of a promotion. */
const auditAddress = (basePath: string, promotionId: number): string =>
  `${basePath.replace(/\/$/, '')}/promotion/${promotionId}/audit.json`;

type Checked =
  | { state: 'none' | 'busy' | 'failed' }
  | { state: 'done'; audit: PromotionAudit; rounds: RoundProof };

/** Loads the published records on request, revalidating the browser's cache, and verifies them. */
export function useAudit(promotionId: number, date: string) {
  const { basePath } = useBrand();
  const [checked, setChecked] = useState<Checked>({ state: 'none' });
  const address = auditAddress(basePath, promotionId);
  const run = async () => {
    setChecked({ state: 'busy' });
    try {
      const audit = await getJson<PromotionAudit>(address, { cache: 'no-cache' });
      const rounds = await proveRounds(audit, await proofCrypto(), date);
      setChecked({ state: 'done', audit, rounds });
    } catch {
      setChecked({ state: 'failed' });
    }
  };
  return { checked, run, address };
}
