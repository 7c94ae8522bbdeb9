import { useAppDispatch, useCall } from '@scoreline/shared-lib/api';
import { bizCodes } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { sessionEnded, whileNothingSyncs } from '@scoreline/shared-lib/session';
import { Button, Sheet, showToast, space } from '@scoreline/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

import { FormError, useErrorText } from '../form/FormError';
import { useProof } from '../form/Proof';
import { Entry } from './Entry';

/** Deletes the account permanently, after proof of identity. */
export function DeleteAccount() {
  const { t } = useTranslation(['account', 'shared']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Entry danger icon="trash" label={t('delete.label')} onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete.title')}
        closeLabel={t('shared:actions.close')}
      >
        <DeleteForm />
      </Sheet>
    </>
  );
}

function DeleteForm() {
  const { t } = useTranslation('account');
  const proof = useProof();
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const remove = useCall('patron/frontend/ciphered/delete-account');
  const [isWaiting, setWaiting] = useState(false);
  const deleteNow = async () => {
    const { data } = await remove.call(proof.request);
    if (!data) return;
    dispatch(sessionEnded());
    showToast(t('delete.done'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWaiting(true);
    await whileNothingSyncs(deleteNow);
    setWaiting(false);
  };
  const isTooOld =
    proof.kind === 'freshSignIn' && remove.error?.bizCode === bizCodes.wrongCredentials;
  const failure = isTooOld ? t('delete.logInAgain') : errorText(remove.error ?? proof.error);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>{t('delete.text')}</p>
      {proof.field}
      <FormError text={failure} />
      <Button kind="danger" type="submit" disabled={isWaiting || proof.isMissing}>
        {t('delete.confirm')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(2)};
`;
