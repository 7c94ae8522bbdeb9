import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';

import { useMatchPerformanceQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { performanceRows } from '../performance/performanceRows';
import { StatisticRows } from '../statistics/StatisticRows';

/** What both made of their last five, against each other. */
export function Averages() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const asked = useMatchPerformanceQuery({ eventId: match.eventId, last: 5, venue: 'all' });
  return (
    <Section title={t('performance.last', { count: 5 })}>
      <Answer of={asked} rows={4}>
        {(performance) => <StatisticRows rows={performanceRows(performance, match.sport)} />}
      </Answer>
    </Section>
  );
}
