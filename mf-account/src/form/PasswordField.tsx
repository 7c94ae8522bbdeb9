import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { TextField, type TextFieldProps } from './TextField';

/** A password field with a switch to show the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      action={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
