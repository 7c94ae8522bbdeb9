import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';

import type { Incident } from '@scoreline/shared-lib/contract';
import { useMatchView } from '../match/matchContext';
import { useShots } from '../shots/useShots';
import { incidentText } from '../timeline/incidentText';
import { commentaryLines } from './commentaryLines';

const shownAtFirst = 30;

/** The match in sentences, newest first. */
export function Commentary({ incidents }: { incidents: readonly Incident[] }) {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const { data } = useShots();
  const [all, setAll] = useState(false);
  const lines = useMemo(
    () => commentaryLines({ incidents, shots: data?.shots ?? [], match }),
    [incidents, data, match],
  );
  const shown = all ? lines : lines.slice(0, shownAtFirst);
  return (
    <>
      <ol>
        {shown.map(({ key, values, minute, strong, told }, at) => (
          <Line key={lines.length - at} data-strong={strong || undefined}>
            <Minute dir="ltr">{minute}</Minute>
            <span>{told ? incidentText(told, t) : t(`commentary.${key}`, values)}</span>
          </Line>
        ))}
      </ol>
      {shown.length < lines.length && (
        <More>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('timeline.all')}
          </Button>
        </More>
      )}
    </>
  );
}

const Line = styled.li`
  display: flex;
  gap: 12px;
  padding-block: 8px;
  font-size: ${fontSize[13]};
  line-height: 1.4;

  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  &[data-strong] {
    font-weight: 700;
  }
`;

const Minute = styled.span`
  ${tabularDigits}
  flex: none;
  inline-size: 44px;
  font-weight: 700;
  color: var(--text-muted);
`;

const More = styled.div`
  display: grid;
  justify-items: center;
`;
