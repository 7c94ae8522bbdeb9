import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showChosen, tabletPage, useMedia } from '@scoreline/shared-lib/page';
import { Chip, focusRing, fontSize, hiddenScrollbar, media } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { bracketOrder, type PlacedRound, type PlacedTie, wayTo } from './bracketOrder';
import type { LeagueTabProps } from '../leagueSeason';
import { TieCard } from './TieCard';
import { namesLower } from './tieHeights';
import { useRoundName } from '../useRoundName';

/**
 * The knock-out rounds. A wide page draws them in columns with lines to the next tie. A phone shows one round, and a late round
 * with the rounds that led to it below.
 */
export function Bracket({ detail: { bracket } }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const roundName = useRoundName();
  const isTablet = useMedia(tabletPage);
  const rounds = bracketOrder(bracket);
  const open = rounds.findIndex(({ ties }) => ties.some(({ tie }) => tie.winner === null));
  const [chosen, setChosen] = useState(open < 0 ? rounds.length - 1 : open);
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(chips.current), [chosen]);
  const shown = isTablet ? rounds : wayTo(rounds, chosen);
  const hasLegs = rounds.some(({ ties }) => ties.some(({ tie }) => tie.legs.length > 1));
  return (
    <>
      {!isTablet && (
        <Chips ref={chips} role="group" aria-label={t('league.round')} data-scrolls>
          {rounds.map(({ round }, at) => (
            <Chip key={round} selected={at === chosen} onClick={() => setChosen(at)}>
              {roundName(round)}
            </Chip>
          ))}
        </Chips>
      )}
      <Rounds data-scrolls data-legs={hasLegs || undefined} tabIndex={isTablet ? 0 : undefined}>
        {shown.map(({ round, ties }) => (
          <Column key={round} aria-label={roundName(round)}>
            <h2>{roundName(round)}</h2>
            <Ties>
              {ties.map((each, at) => (
                <Cell
                  key={each.tie.legs[0]?.eventId}
                  data-line={isTablet && each.next !== null ? lineOf(ties, at) : undefined}
                  data-from={(isTablet && isReached(rounds, round, at)) || undefined}
                >
                  <TieCard tie={each.tie} />
                </Cell>
              ))}
            </Ties>
          </Column>
        ))}
      </Rounds>
    </>
  );
}

/** Whether the line to the next tie goes down, up or straight on. */
function lineOf(ties: readonly PlacedTie[], at: number): 'down' | 'up' | 'on' {
  const own = itemAt(ties, at).next;
  if (ties[at + 1]?.next === own) return 'down';
  return ties[at - 1]?.next === own ? 'up' : 'on';
}

/** Whether a line from the previous round ends at this tie. */
function isReached(rounds: readonly PlacedRound[], round: string, at: number): boolean {
  const before = rounds[rounds.findIndex((one) => one.round === round) - 1];
  return before?.ties.some(({ next }) => next === at) === true;
}

/** On each side of a tie, for the lines to the next one. */
const gutter = '12px';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding-inline: 16px;
  ${hiddenScrollbar}
`;

const Rounds = styled.div`
  display: grid;
  --ring-offset: -2px;
  ${focusRing}

  ${media.tablet} {
    --tie: 248px;
    grid-auto-flow: column;
    grid-auto-columns: minmax(var(--tie), 1fr);
    overflow-x: auto;
  }
  /* A second leg's score does not shrink the names. */
  &[data-legs] {
    --tie: 306px;
  }
  /* Five rounds are wider than the page's column. */
  ${media.wide} {
    --wide: min(1240px, 100vw - 40px);
    inline-size: var(--wide);
    margin-inline: calc((100% - var(--wide)) / 2);
  }
`;

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  h2 {
    padding: 8px 16px;
    font-size: ${fontSize[13]};
    color: var(--text-muted);

    ${media.tablet} {
      padding-inline: ${gutter};
    }
  }
`;

/** All rounds are as high as the longest, so that a tie is centred between the two that lead to it. */
const Ties = styled.ul`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-around;
`;

const line = '1px solid var(--text-muted)';

const Cell = styled.li`
  position: relative;
  flex: 1;
  display: grid;
  align-items: center;
  padding: 4px 16px;
  ${media.tablet} {
    padding-inline: ${gutter};
  }

  /* Lines start and end between the two names of a tie. */
  &[data-line]::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    inline-size: ${gutter};
    inset-block-start: calc(50% + ${namesLower});
    border-block-start: ${line};
  }
  &[data-line='down']::after {
    inset-block-end: calc(-1 * ${namesLower});
    border-inline-end: ${line};
  }
  &[data-line='up']::after {
    inset-block: ${namesLower} calc(50% - ${namesLower});
    border-block-start: 0;
    border-block-end: ${line};
    border-inline-end: ${line};
  }
  &[data-from]::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${gutter};
    inset-block-start: calc(50% + ${namesLower});
    border-block-start: ${line};
  }
`;
