import { useHasPage } from '@scoreline/shared-lib/brand';
import { fontSize, Icon } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Link from the panel to the full page, if the release has one. */
export function PageLink({ to, text }: { to: string; text: string }) {
  if (!useHasPage(to)) return null;
  return (
    <Way to={to}>
      {text}
      <Icon name="forward" size={14} />
    </Way>
  );
}

const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 44px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
