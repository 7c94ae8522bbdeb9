import { useTranslation } from '@scoreline/shared-lib/i18n';
import { reloadPage } from '@scoreline/shared-lib/native';
import { ErrorState } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';

/** Stands where a part of the shell threw; its button loads the page anew. `children` is another way on. */
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
