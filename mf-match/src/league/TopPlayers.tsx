import { playerPath } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Shirt } from '@scoreline/shared-lib/ui';

import { Answer } from '../page/Answer';
import { usePlace } from '../page/usePlace';
import { Board, Boards } from './Board';
import { useLeagueTopPlayersQuery } from './leagueApi';
import { type LeagueTabProps, seasonOf } from './leagueSeason';

/** The season's best players by each figure; basketball's are averages. */
export function TopPlayers({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const { locale } = usePlace();
  const { sport } = detail.tournament;
  const asked = useLeagueTopPlayersQuery(seasonOf(detail));
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <Answer of={asked} isEmpty={({ boards }) => boards.length === 0}>
      {({ boards }) => (
        <Boards>
          {boards.map(({ key, rows }) => (
            <Board
              key={key}
              title={[t(`statistics.keys.${key}`), sport === 'basketball' && t('boards.average')]
                .filter(Boolean)
                .join(', ')}
              rows={rows.map(({ player, team, value, matches }) => ({
                id: player.playerId,
                to: playerPath({ ...player, sport }),
                picture: <Shirt number={player.shirtNumber} colours={team?.colours} size={32} />,
                name: player.name,
                note: [team?.name, t('boards.matches', { count: matches })]
                  .filter(Boolean)
                  .join(' · '),
                value: format.format(value),
              }))}
            />
          ))}
        </Boards>
      )}
    </Answer>
  );
}
