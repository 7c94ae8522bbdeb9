import {
  type OperationResponse,
  playerPath,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { RankedLine, Shirt } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useBoard } from '../../scoreboard/boardContext';
import {
  useScoresStandingsQuery,
  useScoresTopPlayersQuery,
} from '../../scoreboard/matches/matchListApi';
import { Tables } from './LeagueTable';
import { PanelTitle } from '../PanelTitle';

const mostRows = 5;
const mostScorers = 3;

interface LeagueTopProps {
  tournament: Tournament;
  /** Content below, rendered once the number of tables and the scorers are known, so that nothing moves when they load. */
  children: ReactNode;
}

/** The top of a league's table and its top scorers. */
export function LeagueTop({ tournament, children }: LeagueTopProps) {
  const { tournamentId } = tournament;
  const asked = useScoresStandingsQuery({ tournamentId });
  const top = useScoresTopPlayersQuery({ tournamentId });
  const isWaiting = [asked, top].some(({ data, error }) => !data && !error);
  return (
    <>
      <section>
        <PanelTitle>
          <bdi>{tournament.name}</bdi>
        </PanelTitle>
        <Tables of={asked} tournament={tournament} most={mostRows} />
      </section>
      {!isWaiting && (
        <>
          <Scorers sport={tournament.sport} boards={top.data?.boards ?? []} />
          {children}
        </>
      )}
    </>
  );
}

interface ScorersProps extends Pick<Tournament, 'sport'> {
  boards: OperationResponse<'sports-query/league/top-players'>['boards'];
}

function Scorers({ sport, boards }: ScorersProps) {
  const { t } = useTranslation('scores');
  const { locale } = useBoard();
  const wanted = sport === 'football' ? 'goals' : 'points';
  const rows = boards.find(({ key }) => key === wanted)?.rows.slice(0, mostScorers) ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <PanelTitle>{t('panel.scorers')}</PanelTitle>
      <ol>
        {rows.map(({ player, team, value }, at) => (
          <li key={player.playerId}>
            <Way to={playerPath({ ...player, sport })}>
              <RankedLine
                rank={at + 1}
                picture={<Shirt number={player.shirtNumber} colours={team?.colours} size={28} />}
                name={player.name}
                note={team?.name}
                value={formatNumber(value, locale)}
              />
            </Way>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
`;
