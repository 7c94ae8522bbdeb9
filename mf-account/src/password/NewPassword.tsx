import { useTranslation } from '@scoreline/shared-lib/i18n';

import { PasswordField } from '../form/PasswordField';
import type { PasswordError } from '../form/passwordError';

export interface NewPasswordProps {
  password: string;
  repeated: string;
  onPassword: (password: string) => void;
  onRepeated: (repeated: string) => void;
  error: PasswordError | null;
}

/** A new password and its repetition. */
export function NewPassword(props: NewPasswordProps) {
  const { t } = useTranslation('account');
  const { error } = props;
  const isDifferent = error === 'password.different';
  return (
    <>
      <PasswordField
        label={t('form.newPassword')}
        value={props.password}
        autoComplete="new-password"
        onChange={props.onPassword}
        error={error && !isDifferent ? t(error) : null}
        hint={t('password.rule')}
      />
      <PasswordField
        label={t('form.confirmPassword')}
        value={props.repeated}
        autoComplete="new-password"
        onChange={props.onRepeated}
        error={isDifferent ? t('password.different') : null}
      />
    </>
  );
}
