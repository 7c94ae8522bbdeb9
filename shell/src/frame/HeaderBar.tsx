import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, layer, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useNavigate } from '../federation/facades/useNavigate';

/** The sticky line with the way back, for pages one comes to from another. */
export function HeaderBar() {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const hasHistory = history.length > 1;
  return (
    <Bar>
      <IconButton
        icon="back"
        label={t('actions.back')}
        onClick={() => void (hasHistory ? navigate(-1) : navigate('/'))}
      />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: var(--frame-top);
  display: flex;
  align-items: center;
  block-size: 48px;
  padding-inline: max(${space(1)}, (100% - 840px) / 2);
  background: var(--surface);
  border-block-end: 1px solid var(--line);
`;
