import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';

import { AddressForm } from '../form/AddressForm';

/** Mails a code for a new password. The answer is the same whether the address is known or not. */
export function ForgetPassword() {
  const { t } = useTranslation('account');
  const { communicationEmail } = useSession();
  return (
    <AddressForm
      title={t('password.forgotTitle')}
      lead={t('password.forgotLead')}
      path="patron/frontend/ciphered/forgot-password"
      next={(address) => `${paths.resetPassword}?email=${encodeURIComponent(address)}`}
      first={communicationEmail}
    />
  );
}
