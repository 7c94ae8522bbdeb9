import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import { type ReactNode, useState } from 'react';

/** A table reveals results, so spoiler-free mode renders it on request only. */
export function TableGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('match');
  const [spoilerFree] = useSetting('spoilerFree');
  const [shown, setShown] = useState(false);
  if (!spoilerFree || shown) return children;
  return (
    <EmptyState
      title={t('spoiler.table')}
      picture="table"
      action={
        <Button kind="quiet" icon="eye" onClick={() => setShown(true)}>
          {t('spoiler.showTable')}
        </Button>
      }
    />
  );
}
