import { useTranslation } from '@scoreline/shared-lib/i18n';
import { VisuallyHidden } from '@scoreline/shared-lib/ui';

/** Beside a team whose points a decision has changed; the notes below the table say why. */
export function AdjustedMark() {
  const { t } = useTranslation('match');
  return (
    <>
      <sup aria-hidden>*</sup>
      <VisuallyHidden>{t('standings.adjusted')}</VisuallyHidden>
    </>
  );
}
