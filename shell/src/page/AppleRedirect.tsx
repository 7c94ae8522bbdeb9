import { useBrand } from '@scoreline/shared-lib/brand';
import { isClosed, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';

/** Return page of Apple's sign-in; opened without an answer from Apple, it links to the sign-in page. */
export function AppleRedirect() {
  const { key } = useBrand();
  const { t } = useTranslation('shell');
  const to = isClosed(key, paths.login, null) ? paths.home : paths.login;
  return (
    <EmptyState
      page
      picture="lock"
      title={t('apple.title')}
      note={t('apple.text')}
      action={<ButtonLink to={to}>{t('apple.back')}</ButtonLink>}
    />
  );
}
