import { paths } from '@scoreline/shared-lib/contract';
import { readText, sessionStore, writeText } from '@scoreline/shared-lib/device';
import { focusRing, fontSize, Icon, IconButton, media, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const closedKey = 'scoreline-vip-offer-closed';

const wasClosed = (): boolean => readText(sessionStore(), closedKey) !== null;

interface VipOfferProps {
  text: string;
  /** Text of the link to the VIP centre. */
  see: string;
  /** Label of the close button. */
  close: string;
}

/** Offer to unlock a pick with VIP; once closed it stays hidden for the visit. */
export function VipOffer({ text, see, close }: VipOfferProps) {
  const [closed, setClosed] = useState(wasClosed);
  if (closed) return null;
  const hide = () => {
    writeText(sessionStore(), closedKey, '1');
    setClosed(true);
  };
  return (
    <Line role="note">
      <Icon name="crown" size={18} />
      <p>
        {text} <b>18+</b>
      </p>
      <Way to={paths.vipCentre}>{see}</Way>
      <IconButton icon="close" label={close} onClick={hide} />
    </Line>
  );
}

const Line = styled.aside`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline: ${space(4)} ${space(1)};
  border-block: 1px solid var(--line);
  background: var(--surface-raised);
  font-size: ${fontSize[13]};
  color: var(--text-muted);

  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
  > svg {
    flex: none;
    color: var(--accent);
  }
  > p {
    flex: 1;
    padding-block: ${space(2)};
    line-height: 1.4;
  }
`;

const Way = styled(Link)`
  ${focusRing}
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space(2)};
  border-radius: 8px;
  font-weight: 500;
  color: var(--accent);
`;
