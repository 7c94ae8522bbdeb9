import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { isLive } from '@scoreline/shared-lib/contract';
import { formatDay } from '@scoreline/shared-lib/format';
import { useTimeLabelAt } from '@scoreline/shared-lib/page';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';

/** Kick-off, minute or state; a match that began on an earlier day says which. */
export function TimeCell({ match, startDay }: { match: MatchSummary; startDay: string | null }) {
  const board = useBoard();
  const { locale } = board;
  const [first, second] = useTimeLabelAt(match, board).split(' ');
  return (
    <Cell data-live={isLive(match.status) || undefined} data-state={match.status}>
      <span>{first}</span>
      {second && <Small>{second}</Small>}
      {startDay && <Small>{formatDay(startDay, locale, { day: 'numeric', month: 'short' })}</Small>}
    </Cell>
  );
}

const Cell = styled.span`
  ${tabularDigits}
  display: grid;
  align-content: center;
  justify-items: center;
  grid-row: 1 / 3;
  inline-size: 44px;
  font-size: ${fontSize[13]};
  line-height: 1.25;
  text-align: center;
  /* A minute's mark and a quarter's clock read the same in every language. */
  direction: ltr;
  color: var(--text-muted);

  &[data-live] {
    font-weight: 700;
    color: var(--live);
  }
  &[data-state='notStarted'] {
    color: var(--text);
  }
`;

const Small = styled.span`
  font-size: ${fontSize[11]};
  font-weight: 500;
`;
