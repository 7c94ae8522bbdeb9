import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import { useNavigate } from 'react-router';

/** An address no remote of the release has a page for. */
export function NotFound() {
  const { t } = useTranslation(['shell', 'shared']);
  const navigate = useNavigate();
  return (
    <main>
      <h1 hidden>{t('notFound.title')}</h1>
      <EmptyState
        picture="search"
        title={t('notFound.text')}
        action={<Button onClick={() => void navigate('/')}>{t('shared:actions.goHome')}</Button>}
      />
    </main>
  );
}
