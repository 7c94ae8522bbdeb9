import { teamPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Crest } from '@scoreline/shared-lib/ui';
import { Answer, useViewerLocale } from '@scoreline/shared-lib/page';

import { Board, Boards } from './Board';
import { figuresIn } from './figuresIn';
import { useLeagueTopTeamsQuery } from '../leagueApi';
import { type LeagueTabProps, seasonOf } from '../leagueSeason';

/** Boards with a title of their own. Any other has the name of its statistic. */
const own = ['scored', 'concededFewest'];
const counts = ['cleanSheets'];

/** The season's best teams by each figure. All are averages per match except clean sheets. */
export function TopTeams({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { sport } = detail.tournament;
  const asked = useLeagueTopTeamsQuery(seasonOf(detail));
  const title = (key: string) => {
    if (own.includes(key)) return t(`boards.${key}`);
    const name = t(`statistics.keys.${key}`, { context: sport });
    return counts.includes(key) ? name : `${name}, ${t('boards.average')}`;
  };
  return (
    <Answer of={asked} isEmpty={({ boards }) => boards.length === 0}>
      {({ boards }) => (
        <Boards>
          {boards.map(({ key, rows }) => {
            const format = figuresIn(locale, rows, sport === 'basketball' ? 1 : 2);
            return (
              <Board
                key={key}
                title={title(key)}
                rows={rows.map(({ team, value, matches }) => ({
                  id: team.competitorId,
                  to: teamPath({ ...team, sport }),
                  picture: <Crest {...team} size={24} />,
                  name: team.name,
                  note: t('boards.matches', { count: matches }),
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
