import { formatKickOff } from '@scoreline/shared-lib/format';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';

/** A kick-off above all matches that begin then. */
export function TimeHeader({ time }: { time: string }) {
  const { locale, timeZone } = useBoard();
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
