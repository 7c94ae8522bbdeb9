import type { Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  Flag,
  focusRing,
  fontSize,
  Icon,
  IconButton,
  oneLine,
  plainButton,
  tabularDigits,
} from '@scoreline/shared-lib/ui';
import { memo } from 'react';
import styled from 'styled-components';

import { OddsMarks } from '../odds/OddsMarks';
import type { ListItem } from '../scoreboard/list/listItems';
import { PinButton } from './PinButton';

interface LeagueHeaderProps {
  item: Extract<ListItem, { kind: 'league' }>;
  prices: boolean;
  onCollapse: (tournamentId: number) => void;
  onStandings: (tournamentId: number) => void;
}

/** The line above a league's matches: collapse it, open its table, pin it. */
export const LeagueHeader = memo(function LeagueHeader(props: LeagueHeaderProps) {
  const { tournament, collapsed, matches } = props.item;
  return (
    <Line>
      <Title>
        <Fold
          type="button"
          aria-expanded={!collapsed}
          onClick={() => props.onCollapse(tournament.tournamentId)}
        >
          <Flag code={tournament.category.countryCode} />
          <Names>
            <Country>{tournament.category.name}</Country>
            <League>{tournament.name}</League>
          </Names>
          {collapsed && <Count>{matches}</Count>}
          <Icon name={collapsed ? 'down' : 'up'} size={14} />
        </Fold>
      </Title>
      {tournament.hasStandings && (
        <StandingsButton tournament={tournament} onStandings={props.onStandings} />
      )}
      {props.prices && !collapsed && <OddsMarks sport={tournament.sport} />}
      <PinButton tournament={tournament} />
    </Line>
  );
});

interface StandingsButtonProps {
  tournament: Tournament;
  onStandings: (tournamentId: number) => void;
}

function StandingsButton({ tournament, onStandings }: StandingsButtonProps) {
  const { t } = useTranslation('scores');
  return (
    <IconButton
      icon="table"
      size={18}
      label={t('league.standings', { league: tournament.name })}
      data-standings={tournament.tournamentId}
      onClick={() => onStandings(tournament.tournamentId)}
    />
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline-end: 4px;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
`;

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: inherit;
  font-weight: inherit;
`;

const Fold = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  /* Exceeds the line: a touch target must be larger than the icon. */
  block-size: 44px;
  padding-inline: 16px 8px;
  color: var(--text-muted);
  ${focusRing}
  --ring-offset: -2px;
`;

const Names = styled.span`
  display: flex;
  align-items: baseline;
  gap: 6px;
  min-inline-size: 0;
`;

const Country = styled.span`
  ${oneLine}
  font-size: ${fontSize[12]};
`;

/** The league's name has priority over the country, which the flag shows too. */
const League = styled.bdi`
  ${oneLine}
  flex: none;
  max-inline-size: calc(100% - 6px);
  font-size: ${fontSize[13]};
  font-weight: 700;
  color: var(--text);
`;

const Count = styled.span`
  ${tabularDigits}
  font-size: ${fontSize[12]};
  font-weight: 500;
`;
