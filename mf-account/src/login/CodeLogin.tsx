import { loginVerifyPath, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { useSearchParams } from 'react-router-dom';

import { AddressForm } from '../form/AddressForm';
import { TextLink } from '../form/TextLink';

/** Signs in without a password, by a mailed code. */
export function CodeLogin() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AddressForm
      title={t('code.title')}
      lead={t('code.lead')}
      path="patron/frontend/ciphered/send-code"
      first={query.get('email') ?? ''}
      next={(address) => loginVerifyPath('code', address)}
      foot={<TextLink to={paths.loginEmail}>{t('login.passwordInstead')}</TextLink>}
    />
  );
}
