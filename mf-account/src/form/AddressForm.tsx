import { useCall } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { EmailField } from './EmailField';
import { emailError } from './emailError';
import { FormError, useErrorText } from './FormError';
import { FormPage } from './FormPage';

/** Operations that mail a code: for signing in, or for a new password. */
export type CodeMailPath =
  'patron/frontend/ciphered/send-code' | 'patron/frontend/ciphered/forgot-password';

interface AddressFormProps {
  title: string;
  lead: string;
  path: CodeMailPath;
  /** Path of the page that asks for the code sent to an address. */
  next: (address: string) => string;
  /** Initial address. */
  first?: string;
  foot?: ReactNode;
}

/** Asks for an e-mail address, sends a code to it and continues to the page that asks for the code. */
export function AddressForm({ title, lead, path, next, first = '', foot }: AddressFormProps) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState(first);
  /** Errors appear after the first submit, and each clears when its field is valid. */
  const [isTried, setTried] = useState(false);
  const address = email.trim();
  const wrong = emailError(address);
  const { call, busy, error } = useCall(path);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const submit = async () => {
    setTried(true);
    if (busy || wrong) return;
    const { data } = await call({ email: address });
    if (data) void navigate(next(address));
  };
  return (
    <FormPage title={title} lead={lead} onSubmit={() => void submit()} foot={foot}>
      <EmailField
        label={t('form.email')}
        value={email}
        onChange={setEmail}
        error={isTried && wrong ? t(wrong) : null}
      />
      <FormError text={errorText(error)} />
      <Button type="submit" disabled={busy}>
        {t('code.send')}
      </Button>
    </FormPage>
  );
}
