import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ErrorState } from '@scoreline/shared-lib/ui';

/** Stands where a remote should be: says so, and tries again without a reload of the page. */
export function RemoteCard({ remote, onRetry }: { remote: string; onRetry(): void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      remote={remote}
      title={t('remote.title')}
      message={t('remote.text')}
      retryLabel={t('remote.retry')}
      onRetry={onRetry}
    />
  );
}
