import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';

import { useMatchInsightsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { InsightRows } from './InsightRows';

/** The match's insights beside another tab. Renders nothing if there are none. */
export function InsightsCard() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const { data } = useMatchInsightsQuery({ eventId: match.eventId });
  if (!data || data.insights.length === 0) return null;
  return (
    <Section title={t('tabs.insights')}>
      <InsightRows insights={data.insights} match={match} />
    </Section>
  );
}
