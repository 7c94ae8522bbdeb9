import { useTranslation } from '@scoreline/shared-lib/i18n';
import { TextLink } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { pagePaths } from '../pagePaths';

/** Link to the settlement rules. */
export function RulesLine() {
  const { t } = useTranslation('discover');
  return (
    <Line>
      <TextLink to={pagePaths.rules}>{t('names.rules')}</TextLink>
    </Line>
  );
}

const Line = styled.p`
  padding-inline: 16px;
`;
