import { isLive, isOver } from '@scoreline/shared-lib/contract';
import { Answer, Stack } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { useMatchStandingsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { type Kind, KindSwitch } from './KindSwitch';
import { type Moment, MomentSwitch } from './MomentSwitch';
import { StandingsTables } from './StandingsTables';
import { useScoreNews } from './useScoreNews';

/** The table of both teams: live while they play, and after the match as it is now or as it was before kick-off. */
export function MatchStandings() {
  const { detail, time } = useMatchView();
  const { eventId, home, away, sport, tournamentId, status } = detail.summary;
  const score = time.moment?.score;
  const [kind, setKind] = useState<Kind>(isLive(status) ? 'live' : 'all');
  const [moment, setMoment] = useState<Moment>('now');
  const hasMoments = !score && isOver(status) && kind !== 'live';
  const asOf = hasMoments ? moment : 'kickOff';
  const counted = kind === 'live' ? 'all' : kind;
  const asked = useMatchStandingsQuery(
    score ? { eventId, kind: counted, asOf, score } : { eventId, kind, asOf },
  );
  useScoreNews(sport, tournamentId, () => void asked.refetch());
  return (
    <Stack>
      <KindSwitch value={score ? counted : kind} onChange={setKind} />
      {hasMoments && <MomentSwitch value={moment} onChange={setMoment} />}
      <Answer of={asked} rows={10}>
        {(standings) => (
          <StandingsTables standings={standings} own={[home.competitorId, away.competitorId]} />
        )}
      </Answer>
    </Stack>
  );
}
