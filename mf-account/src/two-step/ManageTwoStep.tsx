import { useCall, type ApiError } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { useSecondFactor } from '../form/SecondFactor';

interface ManageTwoStepProps {
  codesLeft: number;
  onNewCodes: (recoveryCodes: string[]) => void;
  onOff: () => void;
}

/** Shown while two-step sign-in is on. With a code the member can create new recovery codes or switch it off. */
export function ManageTwoStep({ codesLeft, onNewCodes, onOff }: ManageTwoStepProps) {
  const { t } = useTranslation('account');
  const renew = useCall('patron/frontend/ciphered/two-step/new-codes');
  const end = useCall('patron/frontend/ciphered/two-step/end');
  /** Error of the last request. */
  const [error, setError] = useState<ApiError | null>(null);
  const busy = renew.busy || end.busy;
  const factor = useSecondFactor(busy);
  const errorText = useErrorText();
  const isReady = !busy && factor.isComplete;
  const newCodes = async () => {
    if (!isReady) return;
    const { data, error: failed } = await renew.call({ code: factor.code });
    if (data) return onNewCodes(data.recoveryCodes);
    setError(failed);
    factor.clear();
  };
  const switchOff = async () => {
    const { data, error: failed } = await end.call({ code: factor.code });
    if (data) {
      showToast(t('twoStep.isOff'));
      return onOff();
    }
    setError(failed);
    factor.clear();
  };
  return (
    <FormPage
      title={t('twoStep.isOn')}
      lead={t('twoStep.codesLeft', { count: codesLeft })}
      onSubmit={() => void newCodes()}
    >
      <p>{t('twoStep.manageLead')}</p>
      {factor.field}
      <FormError text={errorText(busy ? null : error)} />
      <Button type="submit" disabled={!isReady}>
        {t('twoStep.newCodes')}
      </Button>
      <Button kind="danger" disabled={!isReady} onClick={() => void switchOff()}>
        {t('twoStep.switchOff')}
      </Button>
    </FormPage>
  );
}
