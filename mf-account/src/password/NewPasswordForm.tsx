import { useCall } from '@scoreline/shared-lib/api';
import type { OperationRequest } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, showToast } from '@scoreline/shared-lib/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { NewPassword } from './NewPassword';
import { passwordError } from '../form/passwordError';

type Path = 'patron/frontend/ciphered/change-password' | 'patron/frontend/ciphered/reset-password';

interface NewPasswordFormProps<P extends Path> {
  title: string;
  lead: string;
  path: P;
  /** The request that sets this password, or null while the proof of identity is missing. */
  request: (newPassword: string) => OperationRequest<P> | null;
  /** Path to continue with once it is set. */
  next: string;
  /** Fields for the proof of identity, above the new password. */
  children: ReactNode;
  foot?: ReactNode;
}

/** Sets a new password after proof of identity. */
export function NewPasswordForm<P extends Path>(props: NewPasswordFormProps<P>) {
  const { t } = useTranslation('account');
  const { fields, check } = useNewPassword();
  const { call, busy, error } = useCall<Path>(props.path);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const submit = async () => {
    const [isValid, request] = [check(), props.request(fields.password)];
    if (busy || !isValid || !request) return;
    const { data } = await call(request);
    if (!data) return;
    showToast(t('password.changed'));
    void navigate(props.next, { replace: true });
  };
  return (
    <FormPage
      title={props.title}
      lead={props.lead}
      onSubmit={() => void submit()}
      foot={props.foot}
    >
      {props.children}
      <NewPassword {...fields} />
      <FormError text={errorText(error)} />
      <Button type="submit" disabled={busy}>
        {t('password.save')}
      </Button>
    </FormPage>
  );
}

/** State of a new password's two fields. `check` returns whether it can be sent. */
function useNewPassword() {
  const [password, onPassword] = useState('');
  const [repeated, onRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const wrong = passwordError(password, repeated);
  const check = (): boolean => {
    setTried(true);
    return wrong === null;
  };
  const error = isTried ? wrong : null;
  return { fields: { password, repeated, onPassword, onRepeated, error }, check };
}
