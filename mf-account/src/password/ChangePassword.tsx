import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import { PasswordField } from '../form/PasswordField';
import { TextLink } from '../form/TextLink';
import { NewPasswordForm } from './NewPasswordForm';

/** Changes the password with the current one, or sets a first one with a mailed code. */
export function ChangePassword() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  const [current, setCurrent] = useState('');
  const [isTried, setTried] = useState(false);
  if (!isLogin) return <Navigate to={paths.login} replace />;

  const request = (newPassword: string) => {
    setTried(true);
    return current === '' ? null : { currentPassword: current, newPassword };
  };
  return (
    <NewPasswordForm
      title={t('password.changeTitle')}
      lead={t('password.changeLead')}
      path="patron/frontend/ciphered/change-password"
      request={request}
      next={paths.me}
      foot={<TextLink to={paths.forgetPassword}>{t('password.none')}</TextLink>}
    >
      <PasswordField
        label={t('form.currentPassword')}
        value={current}
        autoComplete="current-password"
        onChange={setCurrent}
        error={isTried && current === '' ? t('password.required') : null}
      />
    </NewPasswordForm>
  );
}
