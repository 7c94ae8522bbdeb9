import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Switch } from '@scoreline/shared-lib/page';
import { Button, Dialog } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { stopAsking } from './leavingChoice';

interface LeavingDialogProps {
  open: boolean;
  onCancel: () => void;
  onLeave: () => void;
}

/** Warns that a video belongs to somebody else and opens outside the site. */
export function LeavingDialog({ open, onCancel, onLeave }: LeavingDialogProps) {
  const { t } = useTranslation(['match', 'shared']);
  const [never, setNever] = useState(false);
  const leave = () => {
    if (never) stopAsking();
    onLeave();
  };
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('highlights.leaving')}
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {t('shared:actions.cancel')}
          </Button>
          <Button onClick={leave}>{t('highlights.play')}</Button>
        </>
      }
    >
      <p>{t('highlights.note')}</p>
      <Switch checked={never} onChange={setNever}>
        {t('highlights.dontShow')}
      </Switch>
    </Dialog>
  );
}
