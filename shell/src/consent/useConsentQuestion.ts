import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useEffect, useState } from 'react';

import type { NoticeContent } from '../notices/Notice';
import { type Consent, storeConsent, loadTagManager, readConsent } from './tagManager';

/** Asks for consent to the tag manager; null for a brand without one. */
export function useConsentQuestion(): NoticeContent | null {
  const { tagManagerId } = useBrand();
  const { t } = useTranslation('shell');
  const [consent, setConsent] = useState(readConsent);
  useEffect(() => {
    if (tagManagerId && consent === 'accepted') loadTagManager(tagManagerId);
  }, [tagManagerId, consent]);
  if (!tagManagerId || consent) return null;
  const answer = (next: Consent) => () => {
    storeConsent(next);
    setConsent(next);
  };
  return {
    text: t('consent.text'),
    refuse: { label: t('consent.refuse'), act: answer('refused') },
    accept: { label: t('consent.accept'), act: answer('accepted') },
  };
}
