import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, EmptyState, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useNavigate } from 'react-router';

/** An address no remote of the release has a page for. */
export function NotFound() {
  const { t } = useTranslation(['shell', 'shared']);
  const navigate = useNavigate();
  return (
    <section>
      <VisuallyHidden as="h1">{t('notFound.title')}</VisuallyHidden>
      <EmptyState
        picture="search"
        title={t('notFound.text')}
        action={<Button onClick={() => void navigate('/')}>{t('shared:actions.goHome')}</Button>}
      />
    </section>
  );
}
