import { useAppDispatch } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { signOut } from '@scoreline/shared-lib/session';
import { ConfirmDialog, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { useErrorText } from '../form/FormError';
import { Entry } from './Entry';

const questions = { here: 'logout.question', everywhere: 'logout.everywhereQuestion' } as const;
const labels = { here: 'logout.label', everywhere: 'logout.everywhere' } as const;

/** Signs out, here or on every device, after a confirmation. */
export function LogOut({ way }: { way: 'here' | 'everywhere' }) {
  const { t } = useTranslation(['account', 'shared']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setAsking(false);
    setBusy(true);
    const error = await signOut(dispatch, way);
    setBusy(false);
    showToast(error ? (errorText(error) ?? '') : t('logout.done'));
  };
  return (
    <>
      <Entry icon="logOut" label={t(labels[way])} disabled={busy} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t(questions[way])}
        confirmLabel={t('logout.label')}
        cancelLabel={t('shared:actions.cancel')}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
