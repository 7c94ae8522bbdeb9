import { useCall } from '@scoreline/shared-lib/api';
import type { VipStatus } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { inAppShell } from '@scoreline/shared-lib/native';
import { useDay } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { Button, ConfirmDialog, showToast, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { FormError, useErrorText } from '../form/FormError';
import { leaveFor } from './leaveFor';

interface ManageProps {
  status: VipStatus;
  onChange: (status: VipStatus) => void;
}

/** Cancel, which takes as few steps as subscribing, resume, and the provider's page of payment methods. */
export function Manage({ status, onChange }: ManageProps) {
  const { t } = useTranslation('account');
  const day = useDay();
  const [asks, setAsks] = useState(false);
  // Hidden while excluded, because the provider's page sells too, and in the app, which has its own shop.
  const hasPortal = useExcludedUntil() === null && !inAppShell();
  const cancel = useCall('patron/frontend/vip/cancel');
  const resume = useCall('patron/frontend/vip/resume');
  const portal = useCall('patron/frontend/vip/portal');
  const errorText = useErrorText();
  const busy = cancel.busy || resume.busy || portal.busy;
  const change = async (to: typeof cancel | typeof resume, toast: string) => {
    const { data } = await to.call({});
    if (!data) return;
    onChange(data);
    showToast(toast);
  };
  const openPortal = async () => {
    const { data } = await portal.call({});
    if (data) leaveFor(data.url);
  };
  if (status.plan === null) return null;
  const text = errorText(cancel.error ?? resume.error ?? portal.error);
  return (
    <Buttons>
      <FormError text={busy ? null : text} />
      {status.resumable && (
        <Button disabled={busy} onClick={() => void change(resume, t('vip.resumed'))}>
          {t('vip.resume')}
        </Button>
      )}
      {hasPortal && (
        <Button
          kind={status.grace ? 'primary' : 'secondary'}
          disabled={busy}
          onClick={() => void openPortal()}
        >
          {t('vip.manage')}
        </Button>
      )}
      {!status.resumable && (
        <Button kind="secondary" disabled={busy} onClick={() => setAsks(true)}>
          {t('vip.cancel')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={t('vip.cancelTitle')}
        text={t('vip.cancelText', { date: day(status.until) })}
        confirmLabel={t('vip.cancel')}
        cancelLabel={t('vip.keep')}
        onConfirm={() => {
          setAsks(false);
          void change(cancel, t('vip.cancelled'));
        }}
        onCancel={() => setAsks(false)}
      />
    </Buttons>
  );
}

const Buttons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > button {
    flex: 1 1 200px;
  }
  > [role='alert'] {
    flex: 1 1 100%;
  }
`;
