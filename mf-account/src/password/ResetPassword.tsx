import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { CodeField, codeLength } from '../form/CodeField';
import { EmailField } from '../form/EmailField';
import { emailError } from '../form/emailError';
import { ResendCode } from '../form/ResendCode';
import { NewPasswordForm } from './NewPasswordForm';

/** Sets a new password with the code from the mail. */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState(query.get('code') ?? '');
  /** Errors appear after the first submit, and each clears when its field is valid. */
  const [isTried, setTried] = useState(false);
  const address = email.trim();
  const wrong = emailError(address);
  const isShort = code.length < codeLength;

  const request = (newPassword: string) => {
    setTried(true);
    return wrong || isShort ? null : { email: address, code, newPassword };
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
          error={isTried && wrong ? t(wrong) : null}
        />
      )}
      <CodeField
        label={t('form.code')}
        value={code}
        onChange={setCode}
        error={isTried && isShort ? t('code.incomplete') : null}
      />
    </NewPasswordForm>
  );
}
