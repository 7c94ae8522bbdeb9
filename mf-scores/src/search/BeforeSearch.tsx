import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { Chip, ConfirmDialog, Icon, IconButton, plainButton } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { useHistory } from './history';
import { usePopularSearchesQuery } from './searchApi';

interface BeforeSearchProps {
  history: ReturnType<typeof useHistory>;
  onChoose: (text: string) => void;
}

/** Before typing: recent searches on this device, and popular ones. */
export function BeforeSearch({ history, onChoose }: BeforeSearchProps) {
  return (
    <Stack>
      {history.searches.length > 0 && <History history={history} onChoose={onChoose} />}
      <Popular onChoose={onChoose} />
    </Stack>
  );
}

function History({ history, onChoose }: BeforeSearchProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const [isAsking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    history.clear();
  };
  return (
    <Section
      title={t('search.history')}
      aside={
        <IconButton icon="trash" label={t('search.clearHistory')} onClick={() => setAsking(true)} />
      }
    >
      <ul>
        {history.searches.map((text) => (
          <Line key={text}>
            <Again type="button" onClick={() => onChoose(text)}>
              <Icon name="clock" size={16} />
              <bdi>{text}</bdi>
            </Again>
            <IconButton
              icon="close"
              size={16}
              label={t('search.forget', { text })}
              onClick={() => history.forget(text)}
            />
          </Line>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        title={t('search.clearQuestion')}
        confirmLabel={t('search.clearHistory')}
        cancelLabel={t('shared:actions.cancel')}
        danger
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}

function Popular({ onChoose }: Pick<BeforeSearchProps, 'onChoose'>) {
  const { t } = useTranslation('scores');
  const { data } = usePopularSearchesQuery({});
  if (!data || data.searches.length === 0) return null;
  return (
    <Section title={t('search.popular')}>
      <Chips>
        {data.searches.map((text) => (
          <Chip key={text} aria-pressed={undefined} onClick={() => onChoose(text)}>
            <bdi>{text}</bdi>
          </Chip>
        ))}
      </Chips>
    </Section>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
`;

const Again = styled.button`
  ${plainButton}
  flex: 1;
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  min-block-size: 44px;
  overflow-wrap: anywhere;

  svg {
    color: var(--text-muted);
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
`;
