import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, Section } from '@scoreline/shared-lib/page';

import { Note, Parts } from './texts';

/** Sign-in for a visitor, which returns to this page. */
export function JoinCard() {
  const { t } = useTranslation('promotion');
  if (!useCanLogIn()) return null;
  return (
    <Section title={t('join.title')}>
      <Join />
    </Section>
  );
}

/** The same inside a card that has its own explanation. */
export function Join() {
  const { t } = useTranslation('promotion');
  return (
    <Parts>
      <Note>{t('join.note')}</Note>
      <ButtonLink to={paths.login}>{t('join.button')}</ButtonLink>
    </Parts>
  );
}
