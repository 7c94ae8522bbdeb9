import { useCall } from '@scoreline/shared-lib/api';
import { bizCodes, type LoginData } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button } from '@scoreline/shared-lib/ui';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { TextButton } from '../form/TextLink';
import { useSecondFactor } from '../form/SecondFactor';

interface SecondStepProps {
  /** Ticket of the first step, valid for five minutes and five tries on this device. */
  ticket: string;
  onDone: (data: LoginData) => void;
  /** Returns to the first step. */
  onOver: () => void;
}

/** The second step of signing in, rendered on the page of the first: a reload starts again. */
export function SecondStep({ ticket, onDone, onOver }: SecondStepProps) {
  const { t } = useTranslation('account');
  const { call, busy, error } = useCall('patron/frontend/ciphered/second-step');
  const factor = useSecondFactor(busy);
  const errorText = useErrorText();
  const submit = async () => {
    if (busy || !factor.isComplete) return;
    const { data } = await call({ ticket, code: factor.code });
    if (data) onDone(data);
    else factor.clear();
  };
  const isOver = error?.bizCode === bizCodes.secondStepOver;
  return (
    <FormPage
      title={t('twoStep.loginTitle')}
      lead={t('twoStep.loginLead')}
      onSubmit={() => void submit()}
      foot={
        <TextButton type="button" onClick={onOver}>
          {t('twoStep.startOver')}
        </TextButton>
      }
    >
      {!isOver && factor.field}
      <FormError text={errorText(error)} />
      {!isOver && (
        <Button type="submit" disabled={busy || !factor.isComplete}>
          {t('login.continue')}
        </Button>
      )}
    </FormPage>
  );
}
