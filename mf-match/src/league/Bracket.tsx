import {
  type LeagueDetail,
  matchPath,
  type MatchSummary,
  type TeamCard,
} from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Crest, focusRing, fontSize, Icon, oneLine, tabularDigits } from '@scoreline/shared-lib/ui';
import { Section, useTimeLabel } from '@scoreline/shared-lib/page';
import { Link } from 'react-router';
import styled from 'styled-components';

import { useRevealable } from '../spoiler/useRevealable';
import type { LeagueTabProps } from './leagueSeason';
import { useRoundName } from './useRoundName';

type Tie = LeagueDetail['bracket'][number]['ties'][number];

/** The knock-out rounds: side by side where there is room, one below the other on a phone. */
export function Bracket({ detail: { bracket } }: LeagueTabProps) {
  const roundName = useRoundName();
  return (
    <Rounds data-scrolls>
      {bracket.map(({ round, ties }) => (
        <Section key={round} title={roundName(round)}>
          <Ties>
            {ties.map((tie) => (
              <li key={tie.legs[0]?.eventId}>
                <TieCard tie={tie} />
              </li>
            ))}
          </Ties>
        </Section>
      ))}
    </Rounds>
  );
}

function TieCard({ tie }: { tie: Tie }) {
  const first = tie.legs[0];
  if (!first) return null;
  return (
    <Card>
      <TeamName
        team={tie.home}
        won={tie.winner !== null && tie.winner === tie.home?.competitorId}
      />
      <TeamName
        team={tie.away}
        won={tie.winner !== null && tie.winner === tie.away?.competitorId}
      />
      <Legs>
        {tie.legs.map((leg) => (
          <Leg key={leg.eventId} leg={leg} first={first.home.competitorId} />
        ))}
      </Legs>
    </Card>
  );
}

function TeamName({ team, won }: { team: TeamCard | null; won: boolean }) {
  const { t } = useTranslation('match');
  if (!team) return <Team>{t('bracket.open')}</Team>;
  return (
    <Team data-won={won || undefined}>
      <Crest {...team} size={20} />
      <span>{team.name}</span>
      {won && (
        <span role="img" aria-label={t('bracket.through')}>
          <Icon name="check" size={16} />
        </span>
      )}
    </Team>
  );
}

/** A leg's score, always with the team that stands first in the tie first. */
function Leg({ leg: known, first }: { leg: MatchSummary; first: number }) {
  const { match } = useRevealable(known);
  const label = useTimeLabel(match);
  const { sport, home, away, eventId } = match;
  const [one, two] = home.competitorId === first ? [home, away] : [away, home];
  const score = one.score === null || two.score === null ? label : `${one.score} – ${two.score}`;
  return (
    <LegLink
      to={matchPath({ sport, home, away, eventId })}
      aria-label={`${home.name} – ${away.name}`}
    >
      {score}
    </LegLink>
  );
}

const Rounds = styled.div`
  display: grid;
  gap: 12px;

  @media (min-width: 768px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(196px, 1fr);
    align-items: start;
    overflow-x: auto;
  }
`;

const Ties = styled.ul`
  display: grid;
  gap: 8px;
`;

const Card = styled.div`
  display: grid;
  gap: 4px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 28px;
  font-size: ${fontSize[13]};

  > span:first-of-type {
    ${oneLine}
    flex: 1;
  }
  &[data-won] {
    font-weight: 700;
  }
  &[data-won] svg:last-child {
    color: var(--win);
  }
`;

const Legs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const LegLink = styled(Link)`
  ${tabularDigits}
  display: grid;
  place-items: center;
  min-block-size: 44px;
  min-inline-size: 56px;
  padding-inline: 8px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 700;
  background: var(--surface);
  ${focusRing}
`;
