import { loginVerifyPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSearchParams } from 'react-router-dom';

import { AddressForm } from '../form/AddressForm';

/** Corrects the address, and the code is sent to the new one. */
export function ChangeAddress() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const within = query.get('in') === 'email' ? 'email' : 'code';
  return (
    <AddressForm
      title={t('code.changeTitle')}
      lead={t('code.changeLead')}
      path="patron/frontend/ciphered/send-code"
      next={(address) => loginVerifyPath(within, address)}
      first={query.get('email') ?? ''}
    />
  );
}
