import { useCall } from '@scoreline/shared-lib/api';
import { bizCodes, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { EmailField } from '../form/EmailField';
import { emailError } from '../form/emailError';
import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { PasswordField } from '../form/PasswordField';
import { TextLink } from '../form/TextLink';
import { InvitedBy } from './InvitedBy';
import { useFinishLogin } from './useFinishLogin';
import { withInvite } from './withInvite';

const loginCodePath = (email: string) => `${paths.loginCode}?email=${encodeURIComponent(email)}`;

/** E-mail address and password. An unknown address creates an account. */
export function EmailLogin() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [password, setPassword] = useState('');
  /** Errors appear after the first submit, and each clears when its field is valid. */
  const [isTried, setTried] = useState(false);
  const address = email.trim();
  const wrong = emailError(address);
  const { call, busy, error } = useCall('patron/frontend/ciphered/register-login');
  const { welcome, verifyFirst, askSecondStep, instead } = useFinishLogin();
  const errorText = useErrorText();
  const navigate = useNavigate();
  /** Sign-in by password is rate limited after wrong guesses. Sign-in by a mailed code still works. */
  const isSlowed = error?.kind === 'busy';

  const submit = async () => {
    setTried(true);
    if (busy || wrong || password === '') return;
    const answer = await call(withInvite({ type: 'password', email: address, password }));
    if (answer.data) welcome(answer.data);
    else if (!askSecondStep(answer.error)) verifyFirst(answer.error, address);
  };
  if (instead) return instead;
  const shown = error?.bizCode === bizCodes.verifyFirst ? null : error;
  return (
    <FormPage
      title={t('login.emailTitle')}
      lead={t('login.emailLead')}
      onSubmit={() => void submit()}
      foot={
        <>
          <TextLink to={paths.forgetPassword}>{t('password.forgot')}</TextLink>
          <TextLink to={paths.loginCode}>{t('login.codeInstead')}</TextLink>
        </>
      }
    >
      <InvitedBy />
      <EmailField
        label={t('form.email')}
        value={email}
        autoComplete="username"
        onChange={setEmail}
        error={isTried && wrong ? t(wrong) : null}
      />
      <PasswordField
        label={t('form.password')}
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
        error={isTried && password === '' ? t('password.required') : null}
        hint={t('password.rule')}
      />
      <FormError text={isSlowed ? t('login.slowed') : errorText(shown)} />
      {isSlowed && (
        <Button kind="secondary" onClick={() => void navigate(loginCodePath(address))}>
          {t('login.codeOffer')}
        </Button>
      )}
      <Button type="submit" disabled={busy}>
        {t('login.continue')}
      </Button>
    </FormPage>
  );
}
