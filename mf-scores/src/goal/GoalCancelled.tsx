import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, oneLine } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Note beside a score that a cancelled goal has reduced. */
export function GoalCancelled() {
  const { t } = useTranslation('scores');
  return <Text>{t('goal.cancelled')}</Text>;
}

const Text = styled.span`
  ${oneLine}
  flex: 0 1 auto;
  font-size: ${fontSize[11]};
  font-weight: 500;
  color: var(--warning);
`;
