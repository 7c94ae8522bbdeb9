import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SkeletonRows } from '@scoreline/shared-lib/ui';

/** Placeholder of a section. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation('shared');
  return <SkeletonRows rows={rows} rowHeight={56} label={t('states.loading')} />;
}
