import { useAppSelector } from '@scoreline/shared-lib/api';
import { useLeagueList } from '@scoreline/shared-lib/following';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import styled from 'styled-components';

import { usePopularFavouritesQuery } from '../../favourites/favouritesApi';
import { useBoard } from '../../scoreboard/boardContext';
import type { BoardLayout } from '../../scoreboard/boardLayout';
import { LeagueTop } from '../table/LeagueTop';
import { matchOfDay } from './matchOfDay';
import { Movers } from './Movers';
import { NowPanel } from './NowPanel';
import { PageLink } from '../PageLink';
import { PanelMatches } from './PanelMatches';

interface DayPanelProps {
  /** The day's leagues in list order. */
  leagues: BoardLayout;
  onChoose: (matchId: number) => void;
}

/**
 * The panel until a match is chosen: match of the day, live matches, the top of the viewer's league, its scorers, price
 * movements.
 */
export function DayPanel({ leagues, onChoose }: DayPanelProps) {
  const { t } = useTranslation('scores');
  const { sport } = useBoard();
  const [showOdds] = useSetting('showOdds');
  const [spoilerFree] = useSetting('spoilerFree');
  const league = useOwnLeague(leagues);
  const first = useMatchOfDay(leagues);
  const below = (
    <>
      <PageLink to={paths.digest} text={t('digest')} />
      {showOdds && <Movers key={sport} sport={sport} />}
    </>
  );
  return (
    <Parts>
      {first !== null && (
        <PanelMatches title={t('panel.matchOfDay')} ids={[first]} onChoose={onChoose} />
      )}
      <NowPanel
        slots={leagues.flatMap(({ matches }) => matches)}
        except={first}
        onChoose={onChoose}
      />
      {league && !spoilerFree ? (
        <LeagueTop key={league.tournamentId} tournament={league}>
          {below}
        </LeagueTop>
      ) : (
        below
      )}
    </Parts>
  );
}

function useMatchOfDay(leagues: BoardLayout): number | null {
  const { select } = useBoard();
  return useAppSelector((state) => {
    const lists = select(state)?.leagues ?? [];
    return matchOfDay(
      leagues.map(({ tournament: { tournamentId } }) => {
        const list = lists.find(({ tournament }) => tournament?.tournamentId === tournamentId);
        return list?.matches ?? [];
      }),
    );
  });
}

/** The first pinned league that plays today, else the day's first, or the most followed one on a day without matches. */
function useOwnLeague(leagues: BoardLayout) {
  const { sport } = useBoard();
  const [pins] = useLeagueList('pinned');
  const withTable = leagues.map(({ tournament }) => tournament).filter((one) => one.hasStandings);
  const own = withTable.find(({ tournamentId }) => pins.includes(tournamentId)) ?? withTable[0];
  const { data } = usePopularFavouritesQuery({ sport }, { skip: own !== undefined });
  return own ?? data?.leagues.find(({ hasStandings }) => hasStandings);
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
