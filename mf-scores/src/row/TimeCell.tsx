import type { MatchSummary, Tournament } from '@scoreline/shared-lib/contract';
import { isLive } from '@scoreline/shared-lib/contract';
import { formatDay } from '@scoreline/shared-lib/format';
import { useTimeLabelAt } from '@scoreline/shared-lib/page';
import { Flag, fontSize, later, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';
import { pulseHeight } from '../pulse/pulseSize';
import { timeWidth } from './rowHeights';

const Pulse = later(async () => (await import('./laterParts')).Pulse, undefined, {
  quiet: true,
});

interface TimeCellProps {
  match: MatchSummary;
  startDay: string | null;
  /** Whether the pressure graph of the last minutes may appear. */
  pulse: boolean;
  tournament?: Tournament | undefined;
}

/** Kick-off, minute or status. A match that began on an earlier day shows its date, a live one its pressure graph. */
export function TimeCell({ match, startDay, pulse, tournament }: TimeCellProps) {
  const board = useBoard();
  const { locale } = board;
  const [first, ...rest] = useTimeLabelAt(match, board).split(' ');
  // Spanish writes AM and PM as two words.
  const second = rest.join(' ');
  const beats =
    pulse && !startDay && !tournament && match.sport === 'football' && isLive(match.status);
  return (
    <Cell data-live={isLive(match.status) || undefined} data-state={match.status}>
      <span>{first}</span>
      {second && <Small>{second}</Small>}
      {tournament && <Flag code={tournament.category.countryCode} />}
      {beats && (
        <PulsePlace>
          <Pulse matchId={match.eventId} />
        </PulsePlace>
      )}
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
  inline-size: ${timeWidth};
  font-size: ${fontSize[13]};
  line-height: 1.25;
  text-align: center;
  /* The minute mark and a quarter's clock are left to right in every language. */
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

/** Reserved from the first paint, so that the minute does not move when the graph loads. */
const PulsePlace = styled.span`
  block-size: ${pulseHeight}px;
`;
