import { isLive } from '@scoreline/shared-lib/contract';
import { Answer, Stack } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { useMatchStandingsQuery } from '../match/matchApi';
import { useMatchPlace } from '../match/matchContext';
import { type Kind, KindSwitch } from './KindSwitch';
import { StandingsTables } from './StandingsTables';
import { useScoreNews } from './useScoreNews';

/** The table both teams stand in; while they play, where they would stand now. */
export function MatchStandings() {
  const { match } = useMatchPlace();
  const { eventId, home, away, sport, tournamentId } = match;
  const [kind, setKind] = useState<Kind>(isLive(match.status) ? 'live' : 'all');
  const asked = useMatchStandingsQuery({ eventId, kind });
  useScoreNews(sport, tournamentId, () => void asked.refetch());
  return (
    <Stack>
      <KindSwitch value={kind} onChange={setKind} />
      <Answer of={asked} rows={10}>
        {(standings) => (
          <StandingsTables standings={standings} own={[home.competitorId, away.competitorId]} />
        )}
      </Answer>
    </Stack>
  );
}
