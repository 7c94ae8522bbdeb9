import { useCall } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { Button, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';

type ProofKind = 'password' | 'code' | 'freshSignIn';

/** How the member proves their identity: by password, by a mailed code, or by a recent sign-in if they have neither. */
function useProofKind(): ProofKind {
  const { registerLoginType, communicationEmail } = useSession();
  if (registerLoginType === 'password') return 'password';
  return communicationEmail ? 'code' : 'freshSignIn';
}

/** Asks the member to prove their identity again. Returns the field to render and its part of the request. */
export function useProof() {
  const { t } = useTranslation('account');
  const { communicationEmail } = useSession();
  const kind = useProofKind();
  const [proof, setProof] = useState('');
  const code = useCall('patron/frontend/ciphered/send-code');
  const send = async () => {
    const { data } = await code.call({ email: communicationEmail });
    if (data) showToast(t('code.sentAgain'));
  };
  const password = (
    <PasswordField
      label={t('form.password')}
      value={proof}
      autoComplete="current-password"
      onChange={setProof}
    />
  );
  const mailed = (
    <>
      <Button kind="secondary" disabled={code.busy} onClick={() => void send()}>
        {t('code.send')}
      </Button>
      <CodeField label={t('form.code')} value={proof} onChange={setProof} />
    </>
  );
  const fields = { password, code: mailed, freshSignIn: null };
  return {
    kind,
    field: fields[kind],
    request: kind === 'freshSignIn' ? {} : { [kind]: proof },
    isMissing: proof === '' && kind !== 'freshSignIn',
    error: code.error,
  };
}
