import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useEffect } from 'react';

import { useTeamColours } from '../chart/useTeamColours';
import { useMatchMomentumQuery } from '../match/matchApi';
import { useMatchPlace } from '../match/matchContext';
import { DifferenceChart } from './DifferenceChart';
import { MomentumChart } from './MomentumChart';

export interface MomentumProps {
  momentum: MatchMomentum;
  colours: { home: string; away: string };
  names: { home: string; away: string };
}

/** Each chart with the line it is read in and its switch. */
const chartHeight = { football: 240, basketball: 252 };

/** Who presses, or who leads and by how much. */
export function Momentum() {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchPlace();
  const asked = useMatchMomentumQuery({ eventId: match.eventId });
  const colours = useTeamColours(detail.home, detail.away);
  const { refetch } = asked;
  const { sport } = match;
  const periods = match.home.periods.length;
  // Where a quarter ended says how long the others are.
  useEffect(() => {
    if (sport === 'basketball') void refetch();
  }, [sport, periods, refetch]);
  const names = { home: detail.home.name, away: detail.away.name };
  return (
    <Section title={t(sport === 'football' ? 'momentum.title' : 'difference.title')}>
      <Answer of={asked} height={chartHeight[sport]} isEmpty={({ points }) => points.length === 0}>
        {(momentum) =>
          momentum.kind === 'momentum' ? (
            <MomentumChart {...{ momentum, colours, names }} />
          ) : (
            <DifferenceChart {...{ momentum, colours, names }} />
          )
        }
      </Answer>
    </Section>
  );
}
