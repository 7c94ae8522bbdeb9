import { useState } from 'react';

import { passwordError } from '../form/passwordError';

/** The state of a new password's two fields; `check` says whether it can be sent. */
export function useNewPassword() {
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
