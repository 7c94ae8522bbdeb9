import type { ApiError } from '@scoreline/shared-lib/api';
import { bizMessageKeys } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, Icon, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Text } from '../page/texts';

interface DrawTroubleProps {
  phase: 'refused' | 'unanswered';
  error: ApiError;
  onRetry: () => void;
}

/** Why there is no result: the server refused, or its answer was lost and the same draw can be requested again. */
export function DrawTrouble({ phase, error, onRetry }: DrawTroubleProps) {
  const { t } = useTranslation(['promotion', 'shared']);
  const { bizCode, message } = error;
  if (phase === 'refused')
    return (
      <Card role="alert">
        <Icon name="warning" />
        <Text>{bizCode ? t(`shared:biz.${bizMessageKeys[bizCode]}`) : message}</Text>
      </Card>
    );
  return (
    <Card role="alert">
      <Icon name="offline" />
      <div>
        <Text>{t('draw.unanswered')}</Text>
        <Button kind="secondary" icon="retry" onClick={onRetry}>
          {t('draw.retry')}
        </Button>
      </div>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: var(--warning-12);

  > svg {
    flex: none;
    color: var(--warning);
  }
  > div {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
  }
`;
