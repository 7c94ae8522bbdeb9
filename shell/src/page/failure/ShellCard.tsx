import { useTranslation } from '@scoreline/shared-lib/i18n';
import { reloadPage } from '@scoreline/shared-lib/native';
import { ErrorState } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';

/** Replaces a part of the shell that threw; its button reloads the page. `children` is another way out. */
export function ShellCard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      title={t('remote.title')}
      message={t('remote.text')}
      retryLabel={t('remote.retry')}
      onRetry={() => void reloadPage()}
    >
      {children}
    </ErrorState>
  );
}
