import type { PromotionCurrent } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { useFormats } from './useFormats';

/** Why a visitor cannot take part, with the date it began or ends. */
export function useAbsence({ reason = 'none', opensAt, closedAt }: PromotionCurrent) {
  const { t } = useTranslation('promotion');
  const { moment } = useFormats();
  const title = t(`notAvailable.${reason}`);
  if (opensAt) return { title, note: t('notAvailable.opens', { date: moment(opensAt) }) };
  return closedAt ? { title, note: t('state.closed', { date: moment(closedAt) }) } : { title };
}
