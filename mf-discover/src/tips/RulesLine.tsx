import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { pagePaths } from '../pagePaths';

/** To the rules that the tips beside it are settled by. */
export function RulesLine() {
  const { t } = useTranslation('discover');
  return (
    <Line>
      <Way to={pagePaths.rules}>{t('names.rules')}</Way>
    </Line>
  );
}

const Line = styled.p`
  padding-inline: 16px;
`;

export const Way = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
