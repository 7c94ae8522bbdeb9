import { registerDevice, useAppDispatch } from '@scoreline/shared-lib/api';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { rememberedInvite } from '@scoreline/shared-lib/page';
import { fontSize, Icon, radius, space } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Name of the member who invited this visitor. Renders nothing without an invitation. */
export function InvitedBy() {
  const { t } = useTranslation('account');
  const [invite] = useState(rememberedInvite);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (invite) void dispatch(registerDevice());
  }, [invite, dispatch]);
  if (!invite) return null;
  return (
    <Line>
      <Icon name="gift" />
      {invite.inviter ? t('login.invitedBy', { name: invite.inviter }) : t('login.invited')}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  font-weight: 500;
  background: var(--accent-12);

  svg {
    color: var(--accent);
  }
`;
