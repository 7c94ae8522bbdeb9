import { type ApiError, useCall } from '@scoreline/shared-lib/api';
import { bizCodes, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { CodeField, codeLength } from '../form/CodeField';
import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { ResendCode } from '../form/ResendCode';
import { TextLink } from '../form/TextLink';
import { InvitedBy } from './InvitedBy';
import { useFinishLogin } from './useFinishLogin';
import { withInvite } from './withInvite';

/** Tries left for the code, as the server reports them. Null if the code is spent or the error is another. */
function triesLeftOf(error: ApiError | null): number | null {
  if (error?.bizCode !== bizCodes.wrongCode) return null;
  return (error.data as { triesLeft?: number } | undefined)?.triesLeft ?? null;
}

/** Asks for the mailed code, which verifies a new account's address or signs in without a password. */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const { in: within = 'code', email = '' } = useParams();
  const [code, setCode] = useState('');
  const verify = useCall('patron/frontend/ciphered/verify-email');
  const signIn = useCall('patron/frontend/ciphered/register-login');
  const { busy, error } = within === 'email' ? verify : signIn;
  const { welcome, askSecondStep, instead } = useFinishLogin();
  const errorText = useErrorText();
  const left = triesLeftOf(error);

  const submit = async (whole: string) => {
    if (busy || whole.length < codeLength) return;
    const { data, error: failure } =
      within === 'email'
        ? await verify.call({ email, code: whole })
        : await signIn.call(withInvite({ type: 'code', email, code: whole }));
    if (data) welcome(data);
    else if (!askSecondStep(failure)) setCode('');
  };
  const write = (next: string) => {
    setCode(next);
    if (next.length === codeLength) void submit(next);
  };
  if (instead) return instead;
  const change = `${paths.loginChange}?in=${within}&email=${encodeURIComponent(email)}`;
  return (
    <FormPage
      title={t('code.verifyTitle')}
      lead={t('code.verifyLead', { email })}
      onSubmit={() => void submit(code)}
      foot={
        <>
          <ResendCode email={email} />
          <TextLink to={change}>{t('code.change')}</TextLink>
        </>
      }
    >
      <InvitedBy />
      <CodeField label={t('form.code')} value={code} onChange={write} disabled={busy} />
      <FormError text={left ? t('code.triesLeft', { count: left }) : errorText(error)} />
      <Button type="submit" disabled={busy || code.length < codeLength}>
        {t('code.verify')}
      </Button>
    </FormPage>
  );
}
