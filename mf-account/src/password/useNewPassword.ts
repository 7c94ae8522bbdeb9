import { useState } from 'react';

import { passwordError, type PasswordError } from '../form/passwordError';

/** The state of a new password's two fields; `check` says whether it can be sent. */
export function useNewPassword() {
  const [password, onPassword] = useState('');
  const [repeated, onRepeated] = useState('');
  const [error, setError] = useState<PasswordError | null>(null);
  const check = (): boolean => {
    const found = passwordError(password, repeated);
    setError(found);
    return found === null;
  };
  return { fields: { password, repeated, onPassword, onRepeated, error }, check };
}
