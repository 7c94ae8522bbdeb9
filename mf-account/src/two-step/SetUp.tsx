import { useCall } from '@scoreline/shared-lib/api';
import { useBrand } from '@scoreline/shared-lib/brand';
import { bizCodes, type OperationResponse } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { CodeField, codeLength } from '../form/CodeField';
import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { useProof } from '../form/Proof';
import { QrCode } from './QrCode';

type Secret = OperationResponse<'patron/frontend/ciphered/two-step/begin'>;

/** Set-up, from the proof of identity to the first valid code of the app. */
export function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? <Scan {...secret} onConfirmed={onConfirmed} /> : <Prove onProved={setSecret} />;
}

function Prove({ onProved }: { onProved: (secret: Secret) => void }) {
  const { t } = useTranslation('account');
  const { call, busy, error } = useCall('patron/frontend/ciphered/two-step/begin');
  const proof = useProof();
  const errorText = useErrorText();
  const submit = async () => {
    if (busy || proof.isMissing) return;
    const { data } = await call(proof.request);
    if (data) onProved(data);
  };
  const isTooOld = proof.kind === 'freshSignIn' && error?.bizCode === bizCodes.wrongCredentials;
  return (
    <FormPage title={t('twoStep.title')} lead={t('twoStep.lead')} onSubmit={() => void submit()}>
      {proof.field}
      <FormError text={isTooOld ? t('twoStep.logInAgain') : errorText(error ?? proof.error)} />
      <Button type="submit" disabled={busy || proof.isMissing}>
        {t('twoStep.setUp')}
      </Button>
    </FormPage>
  );
}

function Scan({
  secret,
  uri,
  onConfirmed,
}: Secret & { onConfirmed: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('account');
  const { name } = useBrand();
  const { call, busy, error } = useCall('patron/frontend/ciphered/two-step/confirm');
  const [code, setCode] = useState('');
  const errorText = useErrorText();
  const submit = async () => {
    if (busy || code.length < codeLength) return;
    const { data } = await call({ code });
    if (data) onConfirmed(data.recoveryCodes);
    else setCode('');
  };
  return (
    <FormPage
      title={t('twoStep.scanTitle', { brand: name })}
      lead={t('twoStep.scanLead')}
      onSubmit={() => void submit()}
    >
      <QrCode text={uri} label={t('twoStep.qr')} />
      <div>
        <Small>{t('twoStep.secret')}</Small>
        <SecretText dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</SecretText>
      </div>
      <CodeField label={t('twoStep.appCode')} value={code} onChange={setCode} disabled={busy} />
      <FormError text={errorText(error)} />
      <Button type="submit" disabled={busy || code.length < codeLength}>
        {t('twoStep.switchOn')}
      </Button>
    </FormPage>
  );
}

const Small = styled.p`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

const SecretText = styled.code`
  display: block;
  padding-block-start: ${space(1)};
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: ${fontSize[15]};
  text-align: start;
  overflow-wrap: anywhere;
  user-select: all;
`;
