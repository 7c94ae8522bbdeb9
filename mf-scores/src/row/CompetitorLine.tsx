import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { isLive, winnerOf } from '@scoreline/shared-lib/contract';
import { RedCards } from '@scoreline/shared-lib/page';
import {
  Crest,
  fontSize,
  oneLine,
  rem,
  tabularDigits,
  RollingScore,
} from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import type { SideName } from '../goal/detectGoals';
import { GoalCancelled } from '../goal/GoalCancelled';
import type { Flash } from '../scoreboard/boardSlice';

interface CompetitorLineProps {
  match: MatchSummary;
  side: SideName;
  flash: Flash | undefined;
}

function outcome(match: MatchSummary, side: SideName): 'won' | 'lost' | undefined {
  const winner = winnerOf(match);
  return winner ? (winner === side ? 'won' : 'lost') : undefined;
}

/** A competitor with its score at the end of its line, so that a right-to-left page cannot swap the two scores. */
export function CompetitorLine({ match, side, flash }: CompetitorLineProps) {
  const { competitorId, name, colours, score, redCards } = match[side];
  const flashed = flash?.side === side ? flash.kind : undefined;
  return (
    <Line data-side={side} data-flash={flashed} data-outcome={outcome(match, side)}>
      <Crest competitorId={competitorId} name={name} colours={colours} size={16} />
      <Name dir="auto">{name}</Name>
      <RedCards count={redCards} />
      {flashed === 'cancelled' && <GoalCancelled />}
      <Score data-live={isLive(match.status) || undefined}>
        <RollingScore score={score} />
      </Score>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  block-size: ${rem(18)};
  padding-inline: 4px;
  border-radius: 4px;
  transition: background-color 200ms ease-out;

  &[data-flash='goal'] {
    background: var(--live-12);
  }
  &[data-outcome='lost'] {
    color: var(--text-muted);
  }
  &[data-outcome='won'] {
    font-weight: 500;
  }
`;

const Name = styled.span`
  ${oneLine}
  font-size: ${fontSize[15]};
  /* Taller than the line, so that hiding overflow does not cut descenders. */
  line-height: ${rem(22)};
  /* Forced colours paint a backplate behind each line, here over the descenders of the name above. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: LinkText;
  }

  [data-flash='goal'] > & {
    font-weight: 700;
  }
`;

const Score = styled.span`
  ${tabularDigits}
  flex: none;
  min-inline-size: 24px;
  margin-inline-start: auto;
  font-size: ${fontSize[15]};
  font-weight: 700;
  line-height: ${rem(18)};
  text-align: end;

  &[data-live] {
    color: var(--live);
  }
`;
