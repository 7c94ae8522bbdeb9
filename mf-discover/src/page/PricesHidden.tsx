import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button, fontSize, Icon } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Notice for a viewer who has hidden prices, with a button to show them. */
export function PricesHidden() {
  const { t } = useTranslation('discover');
  const [showOdds, setShowOdds] = useSetting('showOdds');
  if (showOdds) return null;
  return (
    <Line>
      <Icon name="eyeOff" />
      <span>{t('hidden.prices')}</span>
      <Button kind="quiet" onClick={() => setShowOdds(true)}>
        {t('hidden.show')}
      </Button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 16px 4px;
  font-size: ${fontSize[13]};
  color: var(--text-muted);

  span {
    flex: 1;
  }
`;
