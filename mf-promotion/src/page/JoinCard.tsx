import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, Section } from '@scoreline/shared-lib/page';

import { Note, Parts } from './texts';

/** What a visitor does first: the page comes back after signing in. */
export function JoinCard() {
  const { t } = useTranslation('promotion');
  if (!useCanLogIn()) return null;
  return (
    <Section title={t('join.title')}>
      <Join />
    </Section>
  );
}

/** The same inside a card that says what it is for. */
export function Join() {
  const { t } = useTranslation('promotion');
  return (
    <Parts>
      <Note>{t('join.note')}</Note>
      <ButtonLink to={paths.login}>{t('join.button')}</ButtonLink>
    </Parts>
  );
}
