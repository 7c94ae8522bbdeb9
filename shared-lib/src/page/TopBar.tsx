import { useTranslation } from '@scoreline/shared-lib/i18n';
import { goBack, handsOver } from '@scoreline/shared-lib/native';
import { IconButton, layer, media } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

interface TopBarProps {
  children: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** Sticky header of a page opened from another page: back button, title, actions. */
export function TopBar({ children, actions }: TopBarProps) {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const back = () => (handsOver() || history.length > 1 ? void goBack() : void navigate('/'));
  return (
    <Bar>
      <Line>
        <IconButton icon="back" label={t('actions.back')} onClick={back} />
        <Middle>{children}</Middle>
        {actions}
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: var(--frame-top, 0px);
  background: var(--surface-raised);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  block-size: 48px;
  padding-inline: 4px;

  ${media.tablet} {
    max-inline-size: 768px;
    margin-inline: auto;
  }
  ${media.wide} {
    max-inline-size: var(--page-width, 1132px);
  }
`;

const Middle = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
