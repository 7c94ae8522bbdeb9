import { isOver } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';

import { useMatchInsightsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { HomeOddsHistory } from '../odds/HomeOddsHistory';
import { InsightRows } from './InsightRows';
import { Probabilities } from './Probabilities';

/** Trends of both teams' recent matches, each with its sample. */
export function InsightsTab() {
  const { t } = useTranslation('match');
  const { match, concealed } = useMatchView();
  const [showOdds] = useSetting('showOdds');
  const asked = useMatchInsightsQuery({ eventId: match.eventId });
  return (
    <Answer of={asked}>
      {({ insights, homeOdds, probabilities }) => (
        <Stack>
          <Section title={t('tabs.insights')}>
            {insights.length > 0 ? (
              <InsightRows insights={insights} match={match} />
            ) : (
              <EmptyState title={t('insights.none')} picture="info" />
            )}
          </Section>
          {probabilities && (
            <Probabilities
              {...{ probabilities, match }}
              withPrices={showOdds && !concealed && !isOver(match.status)}
            />
          )}
          {showOdds && homeOdds && homeOdds.sample > 0 && <HomeOddsHistory history={homeOdds} />}
        </Stack>
      )}
    </Answer>
  );
}
