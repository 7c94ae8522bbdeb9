import { useLeagueList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  Flag,
  focusRing,
  fontSize,
  oneLine,
  plainButton,
  tabularDigits,
} from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import type { BoardLayout, LeagueSlots } from '../scoreboard/boardLayout';
import { useOneTabStop } from './useOneTabStop';
import { PinButton } from './PinButton';

interface LeaguesAsideProps {
  leagues: BoardLayout;
  onLeague: (tournamentId: number) => void;
}

/** Beside a wide list: pinned leagues, then the other leagues of the day. A click scrolls to a league's matches. */
export function LeaguesAside({ leagues, onLeague }: LeaguesAsideProps) {
  const { t } = useTranslation('scores');
  const [pins] = useLeagueList('pinned');
  const isPinned = ({ tournament }: LeagueSlots) => pins.includes(tournament.tournamentId);
  const others = leagues.filter((league) => !isPinned(league));
  const { ref: aside, onKeyDown, onFocus } = useOneTabStop<HTMLElement>();
  return (
    <Aside aria-label={t('leagues.title')} ref={aside} onKeyDown={onKeyDown} onFocus={onFocus}>
      <Part title={t('leagues.pinned')} leagues={leagues.filter(isPinned)} onLeague={onLeague} />
      <Part title={t('leagues.today')} leagues={others} onLeague={onLeague} />
    </Aside>
  );
}

function Part({ title, leagues, onLeague }: LeaguesAsideProps & { title: string }) {
  if (leagues.length === 0) return null;
  return (
    <section>
      <Title>{title}</Title>
      <ul>
        {leagues.map(({ tournament, matches }) => (
          <Item key={tournament.tournamentId}>
            <Jump type="button" onClick={() => onLeague(tournament.tournamentId)}>
              <Flag code={tournament.category.countryCode} />
              <Name>{tournament.name}</Name>
              <Counts matches={matches} />
            </Jump>
            <PinButton tournament={tournament} />
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Counts({ matches }: Pick<LeagueSlots, 'matches'>) {
  const live = matches.filter((match) => match.live).length;
  return <Count data-live={live > 0 || undefined}>{live || matches.length}</Count>;
}

const Aside = styled.nav`
  display: grid;
  gap: 16px;
`;

const Title = styled.h2`
  padding-inline: 12px;
  padding-block: 8px;
  font-size: ${fontSize[12]};
  font-weight: 500;
  color: var(--text-muted);
`;

const Item = styled.li`
  display: flex;
  align-items: center;
`;

const Jump = styled.button`
  ${plainButton}
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px 4px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  ${focusRing}
  --ring-offset: -2px;

  @media (hover: hover) {
    &:hover {
      background: var(--surface-raised);
    }
  }
`;

const Name = styled.bdi`
  ${oneLine}
`;

const Count = styled.span`
  ${tabularDigits}
  margin-inline-start: auto;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  &[data-live] {
    font-weight: 700;
    color: var(--live);
  }
`;
