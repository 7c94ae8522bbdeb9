import { useCall } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';
import { useCallback, useEffect, useState } from 'react';

import type { CodeMailPath } from './AddressForm';
import { useErrorText } from './FormError';
import { TextButton } from './TextLink';

const waitSeconds = 120;

interface ResendCodeProps {
  email: string;
  path?: CodeMailPath;
}

/** Sends another code, two minutes after the last one at the earliest: the server sends none while the last mail is recent. */
export function ResendCode({
  email,
  path = 'patron/frontend/ciphered/send-code',
}: ResendCodeProps) {
  const { t } = useTranslation('account');
  const [left, restart] = useCountdown(waitSeconds);
  const { call, busy } = useCall(path);
  const errorText = useErrorText();
  const resend = async () => {
    const { error } = await call({ email });
    showToast(error ? (errorText(error) ?? '') : t('code.sentAgain'));
    if (!error) restart();
  };
  return (
    <TextButton type="button" disabled={busy || left > 0} onClick={() => void resend()}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </TextButton>
  );
}

/** Seconds left, from `seconds` down to 0, and a function that restarts the countdown. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const restart = useCallback(() => setEndsAt(Date.now() + seconds * 1000), [seconds]);
  return [left, restart];
}
