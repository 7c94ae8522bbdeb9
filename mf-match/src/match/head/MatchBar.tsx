import { leaguePath, withSpoilersOff } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import {
  Crest,
  Flag,
  focusRing,
  fontSize,
  media,
  oneLine,
  tabularDigits,
} from '@scoreline/shared-lib/ui';
import { MatchBell } from '@scoreline/shared-lib/push';
import { TopBar, useTimeLabel } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useBrand } from '@scoreline/shared-lib/brand';

import { FollowStar } from '../../follow/FollowStar';
import { ShareButton } from '../../follow/ShareButton';
import { useRoundName } from '../../league/useRoundName';
import { useKeptBack } from '../../spoiler/useKeptBack';
import { useMatchView } from '../matchContext';

/** The top line: the league, and a small score once the head is scrolled away. */
export function MatchBar({ collapsed }: { collapsed: boolean }) {
  const { detail } = useMatchView();
  const { summary, home, away } = detail;
  const teams = `${home.name} – ${away.name}`;
  const { eventId, sport, startTime } = summary;
  const pictureOf = useShareCard(eventId);
  const [spoilerFree] = useSetting('spoilerFree');
  const isKeptBack = useKeptBack(eventId) || spoilerFree;
  const target = { targetId: eventId, sport, startTime, name: teams };
  return (
    <TopBar
      actions={
        <>
          <FollowStar kind="match" target={target} />
          <MatchBell target={target} teamIds={[home.competitorId, away.competitorId]} />
          <ShareButton title={teams} match={{ pictureOf, isKeptBack }} />
        </>
      }
    >
      <Swap data-collapsed={collapsed || undefined}>
        <LeagueLink />
        <SmallScore />
      </Swap>
    </TopBar>
  );
}

function LeagueLink() {
  const { tournament, round } = useMatchView().detail;
  const roundName = useRoundName();
  return (
    <League to={leaguePath(tournament)} data-face="league">
      <Flag code={tournament.category.countryCode} />
      <span>{[tournament.name, round && roundName(round)].filter(Boolean).join(' · ')}</span>
    </League>
  );
}

function SmallScore() {
  const { detail, match } = useMatchView();
  const label = useTimeLabel(match);
  const known = match.home.score !== null && match.away.score !== null;
  return (
    <Small data-face="score" aria-hidden="true">
      <Crest {...detail.home} size={24} />
      <b>{known ? `${match.home.score} – ${match.away.score}` : label}</b>
      <Crest {...detail.away} size={24} />
      {known && <bdi dir="ltr">{label}</bdi>}
    </Small>
  );
}

const Swap = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* Balances the extra buttons at the other end, so that the title is above the score. */
  ${media.tablet} {
    padding-inline-start: 88px;
  }

  > * {
    grid-area: 1 / 1;
    transition:
      opacity 160ms ease-out,
      transform 160ms ease-out;
  }
  [data-face='score'] {
    opacity: 0;
    transform: translateY(8px);
  }
  &[data-collapsed] [data-face='score'] {
    opacity: 1;
    transform: none;
  }
  &[data-collapsed] [data-face='league'] {
    opacity: 0;
    visibility: hidden;
  }
`;

const League = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  min-inline-size: 0;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  ${focusRing}

  span {
    ${oneLine}
  }
`;

const Small = styled.div`
  ${tabularDigits}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  font-size: ${fontSize[15]};
  pointer-events: none;

  bdi {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
`;

/** Address of the match's preview picture on the page server, with the score or without it if hidden. */
function useShareCard(matchId: number): (isKeptBack: boolean) => string {
  const { basePath } = useBrand();
  const card = `${location.origin}${basePath}share/match/${matchId}.png`;
  return (isKeptBack) => withSpoilersOff(card, isKeptBack);
}
