import { Answer, Stack } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { type Kind, KindSwitch } from '../standings/KindSwitch';
import { StandingsTables } from '../standings/StandingsTables';
import { useScoreNews } from '../standings/useScoreNews';
import { useLeagueStandingsQuery } from './leagueApi';
import { type LeagueTabProps, seasonOf } from './leagueSeason';

/** The season's tables; groups, conferences and divisions each by themselves. */
export function LeagueStandings({ detail }: LeagueTabProps) {
  const { sport, tournamentId } = detail.tournament;
  const [kind, setKind] = useState<Kind>('all');
  const asked = useLeagueStandingsQuery({ ...seasonOf(detail), kind });
  useScoreNews(sport, tournamentId, () => void asked.refetch());
  return (
    <Stack>
      <KindSwitch value={kind} onChange={setKind} />
      <Answer of={asked} rows={12}>
        {(standings) => <StandingsTables standings={standings} />}
      </Answer>
    </Stack>
  );
}
