import { useTranslation } from '@scoreline/shared-lib/i18n';
import { VisuallyHidden } from '@scoreline/shared-lib/ui';

/** Marks a team whose points were changed by a decision. The notes below the table give the reason. */
export function AdjustedMark() {
  const { t } = useTranslation('match');
  return (
    <>
      <sup aria-hidden>*</sup>
      <VisuallyHidden>{t('standings.adjusted')}</VisuallyHidden>
    </>
  );
}
