import { isOver, type MatchSummary, type Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { useScoresMatchStandingsQuery } from '../../scoreboard/matches/matchListApi';
import { Tables } from './LeagueTable';

const moments = ['now', 'kickOff'] as const;
type Moment = (typeof moments)[number];

interface MatchTableProps {
  match: MatchSummary;
  tournament: Tournament;
}

/** Both teams in the table. After the match a switch selects the table now or before kick-off. */
export function MatchTable({ match, tournament }: MatchTableProps) {
  const { t } = useTranslation('scores');
  const { eventId, home, away, status } = match;
  const [asOf, setAsOf] = useState<Moment>('now');
  const asked = useScoresMatchStandingsQuery({ eventId, asOf });
  const nameOf = (moment: Moment) => t(`panel.moment.${moment}`);
  const hasMoments = isOver(status);
  return (
    <>
      {hasMoments && (
        <SegmentedControl<Moment>
          label={t('panel.moment.label')}
          options={moments.map((value) => ({ value, label: nameOf(value) }))}
          value={asOf}
          onChange={setAsOf}
        />
      )}
      <Tables
        of={{ ...asked, data: asked.currentData }}
        tournament={tournament}
        teams={[home.competitorId, away.competitorId]}
        {...(hasMoments && { moment: nameOf(asOf) })}
      />
    </>
  );
}
