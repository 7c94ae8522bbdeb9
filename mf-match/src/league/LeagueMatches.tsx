import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Choice, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { MatchPages } from '../fixtures/MatchPages';
import { usePages } from '../fixtures/usePages';
import { useScoreNews } from '../standings/useScoreNews';
import { useLeagueMatchesQuery } from './leagueApi';
import { type LeagueTabProps, seasonOf } from './leagueSeason';
import { useRoundName } from './useRoundName';

const every = 'all';

/** The season's matches: the current round first, then any round or all. */
export function LeagueMatches({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const { rounds, tournament } = detail;
  const roundName = useRoundName();
  const current = rounds.find((round) => round.current)?.roundId;
  const [round, setRound] = useState(current === undefined ? every : String(current));
  const pages = usePages(round);
  const { cursor } = pages;
  const asked = useLeagueMatchesQuery({
    ...seasonOf(detail),
    ...(round !== every && { round: Number(round) }),
    ...(cursor && { cursor }),
  });
  const { currentData, isFetching, refetch } = asked;
  useScoreNews(tournament.sport, tournament.tournamentId, () => void refetch());
  const options = [
    { value: every, label: t('league.allRounds') },
    ...rounds.map(({ roundId, name }) => ({ value: String(roundId), label: roundName(name) })),
  ];
  const matches = pages.matchesWith(currentData);
  return (
    <Section
      title={t('tabs.matches')}
      aside={
        rounds.length > 0 && (
          <Choice label={t('league.round')} options={options} value={round} onChange={setRound} />
        )
      }
    >
      <Answer of={{ ...asked, data: matches.length > 0 ? matches : currentData && matches }}>
        {(shown) => (
          <MatchPages
            matches={shown}
            more={currentData ? currentData.cursor !== null : isFetching}
            paged={pages.paged}
            busy={isFetching}
            onMore={() => pages.turn(currentData)}
          />
        )}
      </Answer>
    </Section>
  );
}
