import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';

import { MatchLine } from '../fixtures/MatchLine';
import { InsightRows } from '../insights/InsightRows';
import { useLeagueInsightsQuery } from './leagueApi';
import { type LeagueTabProps, seasonOf } from './leagueSeason';

/** Trends of recent matches for the season's next ones. */
export function LeagueInsights({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const asked = useLeagueInsightsQuery(seasonOf(detail));
  return (
    <Answer of={asked}>
      {({ matches }) =>
        matches.length === 0 ? (
          <EmptyState title={t('insights.none')} picture="info" />
        ) : (
          <Stack>
            {matches.map(({ match, insights }) => (
              <Section key={match.eventId}>
                <MatchLine match={match} />
                <InsightRows insights={insights} match={match} />
              </Section>
            ))}
          </Stack>
        )
      }
    </Answer>
  );
}
