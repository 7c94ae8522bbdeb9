import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useState } from 'react';

import { CodeField, codeLength } from './CodeField';
import { TextButton } from './TextLink';
import { TextField } from './TextField';

/** Letters and digits of a recovery code, without separators. */
const recoveryLength = 12;
const lettersOf = (code: string) => code.replace(/[^A-Za-z\d]/g, '');

/** Asks for the authenticator app's code, or for a recovery code instead. */
export function useSecondFactor(isBusy: boolean) {
  const { t } = useTranslation('account');
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  const field = (
    <>
      {isRecovery ? (
        <TextField
          label={t('twoStep.recoveryCode')}
          value={code}
          onChange={setCode}
          disabled={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={24}
        />
      ) : (
        <CodeField label={t('twoStep.appCode')} value={code} onChange={setCode} disabled={isBusy} />
      )}
      <TextButton type="button" onClick={change}>
        {t(isRecovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
      </TextButton>
    </>
  );
  const isComplete = isRecovery
    ? lettersOf(code).length === recoveryLength
    : code.length === codeLength;
  return { code, field, isComplete, clear: () => setCode('') };
}
