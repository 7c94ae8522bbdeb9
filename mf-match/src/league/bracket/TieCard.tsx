import {
  type LeagueDetail,
  matchPath,
  type MatchSummary,
  shootOutOf,
  type TeamCard,
} from '@scoreline/shared-lib/contract';
import { dayOf, formatDay } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  Crest,
  focusRing,
  fontSize,
  Icon,
  oneLine,
  tabularDigits,
  VisuallyHidden,
} from '@scoreline/shared-lib/ui';
import { useViewerLocale, useTimeLabel } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useRevealable } from '../../spoiler/useRevealable';
import { dayLine } from './tieHeights';

type Tie = LeagueDetail['bracket'][number]['ties'][number];

/** Both teams of a tie, and the date and score of each leg. */
export function TieCard({ tie }: { tie: Tie }) {
  const first = tie.legs[0];
  if (!first) return null;
  const { winner } = tie;
  return (
    <Card>
      <Teams>
        {[tie.home, tie.away].map((team, at) => (
          <TeamName key={at} team={team} won={winner !== null && winner === team?.competitorId} />
        ))}
      </Teams>
      {tie.legs.map((leg) => (
        <Leg key={leg.eventId} leg={leg} first={first.home.competitorId} />
      ))}
    </Card>
  );
}

function TeamName({ team, won }: { team: TeamCard | null; won: boolean }) {
  const { t } = useTranslation('match');
  if (!team) return <Team>{t('bracket.open')}</Team>;
  return (
    <Team data-won={won || undefined}>
      <Crest {...team} size={20} />
      <span>{team.shortName}</span>
      {won && (
        <span role="img" aria-label={t('bracket.through')}>
          <Icon name="check" size={16} />
        </span>
      )}
    </Team>
  );
}

/** A leg's score, one line per team, with shoot-out kicks beside it. */
function Leg({ leg: known, first }: { leg: MatchSummary; first: number }) {
  const { match } = useRevealable(known);
  const label = useTimeLabel(match);
  const { locale, timeZone } = useViewerLocale();
  const { sport, home, away, eventId } = match;
  const kicks = shootOutOf(match);
  const sides = [
    { side: home, shot: kicks?.home },
    { side: away, shot: kicks?.away },
  ];
  if (home.competitorId !== first) sides.reverse();
  const played = home.score !== null && away.score !== null;
  const said = `${home.name} – ${away.name}`;
  return (
    <LegLink to={matchPath({ sport, home, away, eventId })}>
      <VisuallyHidden>{said} </VisuallyHidden>
      <Day>
        {formatDay(dayOf(match.startTime, timeZone), locale, { day: 'numeric', month: 'short' })}
      </Day>
      {played ? (
        sides.map(({ side, shot }) => (
          <span key={side.competitorId} data-score>
            {side.score}
            {shot !== undefined && <small>({shot})</small>}
          </span>
        ))
      ) : (
        <bdi dir="ltr">{label}</bdi>
      )}
    </LegLink>
  );
}

const Card = styled.div`
  display: flex;
  align-items: stretch;
  gap: 8px;
  min-inline-size: 0;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface-raised);
`;

const Teams = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${dayLine};
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
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

const Day = styled.span`
  font-size: ${fontSize[11]};
  font-weight: 400;
  line-height: ${dayLine};
  color: var(--text-muted);
`;

const LegLink = styled(Link)`
  ${tabularDigits}
  display: grid;
  grid-template-rows: ${dayLine};
  place-items: center;
  min-inline-size: 44px;
  padding-inline: 8px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 700;
  background: var(--surface);
  ${focusRing}

  [data-score] {
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 28px;
  }
  small {
    font-size: ${fontSize[11]};
    font-weight: 400;
    color: var(--text-muted);
  }
`;
