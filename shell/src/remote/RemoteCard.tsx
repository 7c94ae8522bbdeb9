import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ErrorState, WayOut } from '@scoreline/shared-lib/ui';

import { useOnline } from '../page/useOnline';

/** Stands where a remote should be: says whether it is the network, and tries again without a reload of the page. */
export function RemoteCard({ remote, onRetry }: { remote: string; onRetry(): void }) {
  const { t } = useTranslation(['shell', 'shared']);
  const isOnline = useOnline();
  return (
    <ErrorState
      remote={remote}
      title={t(isOnline ? 'remote.title' : 'shared:errors.offline')}
      message={t(isOnline ? 'remote.text' : 'shared:errors.network')}
      retryLabel={t('remote.retry')}
      onRetry={onRetry}
    >
      <WayOut />
    </ErrorState>
  );
}
