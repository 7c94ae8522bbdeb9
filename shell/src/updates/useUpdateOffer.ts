import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSyncExternalStore } from 'react';

import type { NoticeContent } from '../notices/Notice';
import { onUpdateOffer, postponeUpdate, takeUpdate, updateWaits } from './updateOffer';

/** Offers a newer version, which never loads automatically: a match may be on. */
export function useUpdateOffer(): NoticeContent | null {
  const { t } = useTranslation('shell');
  const waits = useSyncExternalStore(onUpdateOffer, updateWaits);
  if (!waits) return null;
  return {
    text: t('update.text'),
    refuse: { label: t('update.later'), act: postponeUpdate },
    accept: { label: t('update.reload'), act: takeUpdate },
  };
}
