import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { CodeField, codeLength } from '../form/CodeField';
import { EmailField } from '../form/EmailField';
import { emailError, type EmailError } from '../form/emailError';
import { ResendCode } from '../form/ResendCode';
import { NewPasswordForm } from './NewPasswordForm';

/** A new password for whoever has the code from the mail. */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState(query.get('code') ?? '');
  const [wrong, setWrong] = useState<EmailError | null>(null);
  const [isShort, setShort] = useState(false);
  const address = email.trim();

  const request = (newPassword: string) => {
    const found = emailError(address);
    setWrong(found);
    setShort(code.length < codeLength);
    return found || code.length < codeLength ? null : { email: address, code, newPassword };
  };
  return (
    <NewPasswordForm
      title={t('password.resetTitle')}
      lead={known ? t('code.verifyLead', { email: known }) : t('password.resetLead')}
      path="patron/frontend/ciphered/reset-password"
      request={request}
      next={`${paths.loginEmail}?email=${encodeURIComponent(address)}`}
      foot={known && <ResendCode email={known} path="patron/frontend/ciphered/forgot-password" />}
    >
      {!known && (
        <EmailField
          label={t('form.email')}
          value={email}
          onChange={setEmail}
          error={wrong && t(wrong)}
        />
      )}
      <CodeField
        label={t('form.code')}
        value={code}
        onChange={setCode}
        error={isShort ? t('code.incomplete') : null}
      />
    </NewPasswordForm>
  );
}
