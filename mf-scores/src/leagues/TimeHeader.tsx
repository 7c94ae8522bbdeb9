import { formatKickOff } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';
import { unknownTime } from '../scoreboard/list/order';

/** Heading above the matches of one kick-off time, or above those without a known time. */
export function TimeHeader({ time }: { time: string }) {
  const { locale, timeZone } = useBoard();
  const { t } = useTranslation('shared');
  if (time === unknownTime) return <Heading>{t('status.short.toBeAnnounced')}</Heading>;
  return (
    <Heading>
      <time dateTime={time} dir="ltr">
        {formatKickOff(time, locale, timeZone)}
      </time>
    </Heading>
  );
}

const Heading = styled.h2`
  ${tabularDigits}
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline: 16px;
  font-size: ${fontSize[13]};
  font-weight: 700;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
`;
