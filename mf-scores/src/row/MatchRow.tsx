import { shootOutText, type Tournament } from '@scoreline/shared-lib/contract';
import { serverNow } from '@scoreline/shared-lib/live';
import { dayOf } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, later, rem, tabularDigits } from '@scoreline/shared-lib/ui';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';

import { FollowMatch } from '../follow/FollowMatch';
import { Ribbon } from '../odds/Ribbon';
import { useBoard } from '../scoreboard/boardContext';
import type { WithBoard } from '../scoreboard/boardSlice';
import { useMatch } from '../scoreboard/matches/useMatch';
import { Reveal } from '../spoiler/Reveal';
import { useRevealable } from '../spoiler/useRevealable';
import { spokenMatch } from './spokenMatch';
import { RowTarget } from './RowTarget';
import { CompetitorLine } from './CompetitorLine';
import { TimeCell } from './TimeCell';
import { narrowPage, pricesWidth, teamsInset } from './rowHeights';

const OddsCells = later(async () => (await import('./laterParts')).OddsCells, undefined, {
  quiet: true,
});

interface MatchRowProps {
  matchId: number;
  /** The league, if no heading names it. */
  tournament?: Tournament | undefined;
  /** Whether the three prices are beside or under the teams. */
  prices: boolean;
  chosen: boolean;
  onChoose: (matchId: number) => void;
}

/** One match of the list. It selects its match by id, so that an update of another match does not render it. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { matchId, ...rest } = props;
  const known = useMatch(matchId);
  return known ? <KnownRow known={known} {...rest} /> : null;
});

function KnownRow(
  props: Omit<MatchRowProps, 'matchId'> & { known: NonNullable<ReturnType<typeof useMatch>> },
) {
  const { t } = useTranslation('scores');
  const board = useBoard();
  const { match, concealed } = useRevealable(props.known);
  const { eventId, home, away } = match;
  const flash = useSelector((state: WithBoard) => state.scores.flashes[eventId]);
  const teams = `${home.name} – ${away.name}`;
  const kicks = shootOutText(match);
  const [showOdds] = useSetting('showOdds');
  const startDay = dayOf(match.startTime, board.timeZone);
  return (
    <Row data-prices={props.prices || undefined} data-chosen={props.chosen || undefined}>
      <RowTarget
        match={match}
        label={[spokenMatch(match, serverNow(), t, board), props.tournament?.name]
          .filter(Boolean)
          .join(', ')}
        chosen={props.chosen}
        onChoose={props.onChoose}
      >
        <TimeCell
          match={match}
          startDay={startDay !== board.date ? startDay : null}
          pulse={!concealed}
          tournament={props.tournament}
        />
        <CompetitorLine match={match} side="home" flash={concealed ? undefined : flash} />
        <CompetitorLine match={match} side="away" flash={concealed ? undefined : flash} />
        {kicks && <Kicks>{kicks}</Kicks>}
      </RowTarget>
      {concealed && <Reveal matchId={eventId} teams={teams} />}
      {props.prices && (
        <Prices>
          <OddsCells sport={match.sport} odds={match.odds} />
        </Prices>
      )}
      <FollowMatch
        matchId={eventId}
        teams={teams}
        sport={match.sport}
        startTime={match.startTime}
      />
      {showOdds && <Ribbon sport={match.sport} odds={match.odds} />}
    </Row>
  );
}

/** A tint over the row's own background, which hides content that the row is drawn over. */
const over = (tint: string) => `linear-gradient(var(${tint}), var(${tint})) var(--surface-raised)`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  block-size: 100%;
  padding-inline-end: 4px;
  /* The ribbon is in the lower gap, half of it on the row's border. */
  padding-block: 1px 4px;
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);
  contain: layout style;

  &[data-chosen] {
    background: ${over('--accent-8')};
  }
  &[data-chosen]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--accent);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    &[data-chosen]::before {
      inline-size: 6px;
      background: Highlight;
    }
  }
  @media (hover: hover) {
    &:hover {
      background: ${over('--text-4')};
    }
  }
  @media ${narrowPage} {
    &[data-prices] {
      flex-wrap: wrap;
      align-content: center;
    }
  }
`;

/** Beside both scores, in a column that other rows do not have. */
const Kicks = styled.span`
  ${tabularDigits}
  grid-area: 1 / 3 / 3;
  align-self: center;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Prices = styled.span`
  flex: none;
  inline-size: ${pricesWidth};
  margin-inline-start: 8px;

  @media ${narrowPage} {
    order: 1;
    inline-size: calc(100% - ${teamsInset} - 16px);
    block-size: ${rem(24)};
    margin-inline: ${teamsInset} 16px;
  }
`;
