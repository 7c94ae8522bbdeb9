import { useCall } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, showToast } from '@scoreline/shared-lib/ui';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { useSecondFactor } from '../form/SecondFactor';

/** Says that it is on, and switches it off for who has a code. */
export function SwitchOff({ codesLeft, onOff }: { codesLeft: number; onOff: () => void }) {
  const { t } = useTranslation('account');
  const { call, busy, error } = useCall('patron/frontend/ciphered/two-step/end');
  const factor = useSecondFactor(busy);
  const errorText = useErrorText();
  const submit = async () => {
    if (busy || !factor.isComplete) return;
    const { data } = await call({ code: factor.code });
    if (!data) return factor.clear();
    showToast(t('twoStep.isOff'));
    onOff();
  };
  return (
    <FormPage
      title={t('twoStep.isOn')}
      lead={t('twoStep.codesLeft', { count: codesLeft })}
      onSubmit={() => void submit()}
    >
      <p>{t('twoStep.offLead')}</p>
      {factor.field}
      <FormError text={errorText(error)} />
      <Button kind="danger" type="submit" disabled={busy || !factor.isComplete}>
        {t('twoStep.switchOff')}
      </Button>
    </FormPage>
  );
}
