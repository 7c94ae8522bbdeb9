import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { serverNow } from '@scoreline/shared-lib/live';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { timeLeft } from './timeLeft';

/** Time until kick-off, counted in seconds on the last day. */
export function Countdown({ match: { startTime, timeUnknown, status } }: { match: MatchSummary }) {
  const { t } = useTranslation('match');
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isComing = status === 'notStarted' && !timeUnknown;
  const left = isComing ? timeLeft(Date.parse(startTime) - now) : null;
  if (!left) return null;
  return (
    <Line role="timer">
      <span>{t('preview.kickOffIn')}</span>{' '}
      <b>
        {left.days > 0 && `${t('preview.days', { count: left.days })} `}
        <bdi dir="ltr">{left.clock}</bdi>
      </b>
    </Line>
  );
}

const Line = styled.p`
  ${tabularDigits}
  padding: 12px 16px;
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--text-muted);

  b {
    font-size: ${fontSize[17]};
    color: var(--text);
  }
`;
