import { playerPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Shirt, useViewerLocale } from '@scoreline/shared-lib/page';

import { Board, Boards } from './Board';
import { figuresIn } from './figuresIn';
import { useLeagueTopPlayersQuery } from '../leagueApi';
import { type LeagueTabProps, seasonOf } from '../leagueSeason';

/** The season's best players by each figure. Basketball's figures are averages. */
export function TopPlayers({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { sport } = detail.tournament;
  const asked = useLeagueTopPlayersQuery(seasonOf(detail));
  return (
    <Answer of={asked} isEmpty={({ boards }) => boards.length === 0}>
      {({ boards }) => (
        <Boards>
          {boards.map(({ key, rows }) => {
            const format = figuresIn(locale, rows, 1);
            return (
              <Board
                key={key}
                title={[
                  t(`statistics.keys.${key}`, { context: sport }),
                  sport === 'basketball' && t('boards.average'),
                ]
                  .filter(Boolean)
                  .join(', ')}
                rows={rows.map(({ player, team, value, matches }) => ({
                  id: player.playerId,
                  to: playerPath({ ...player, sport }),
                  picture: <Shirt number={player.shirtNumber} colours={team?.colours} size={32} />,
                  name: player.name,
                  note: (
                    <>
                      {team && <bdi>{team.name}</bdi>}
                      {team && ' · '}
                      {t('boards.matches', { count: matches })}
                    </>
                  ),
                  value: format(value),
                }))}
              />
            );
          })}
        </Boards>
      )}
    </Answer>
  );
}
