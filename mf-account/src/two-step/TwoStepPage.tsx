import { useCall } from '@scoreline/shared-lib/api';
import { type OperationResponse, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { Button } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { ManageTwoStep } from './ManageTwoStep';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';

type Status = OperationResponse<'patron/frontend/ciphered/two-step/status'>;

/** Two-step sign-in: set up, status, switch off. */
export function TwoStepPage() {
  const { isLogin } = useSession();
  return isLogin ? <OfMember /> : <Navigate to={paths.login} replace />;
}

function OfMember() {
  const { t } = useTranslation('account');
  const { call, error } = useCall('patron/frontend/ciphered/two-step/status');
  const errorText = useErrorText();
  const [status, setStatus] = useState<Status | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => void call({}).then(({ data }) => data && setStatus(data)), [call]);
  if (codes) {
    const done = () => {
      setStatus({ on: true, recoveryCodesLeft: codes.length });
      setCodes(null);
    };
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  if (status?.on) {
    const off = () => setStatus({ on: false, recoveryCodesLeft: 0 });
    const { recoveryCodesLeft } = status;
    return <ManageTwoStep codesLeft={recoveryCodesLeft} onNewCodes={setCodes} onOff={off} />;
  }
  if (status) return <SetUp onConfirmed={setCodes} />;
  const again = async () => {
    const { data } = await call({});
    if (data) setStatus(data);
  };
  return (
    <FormPage title={t('twoStep.title')} lead={t('twoStep.lead')}>
      <FormError text={errorText(error)} />
      {error && <Button onClick={() => void again()}>{t('shared:actions.retry')}</Button>}
    </FormPage>
  );
}
