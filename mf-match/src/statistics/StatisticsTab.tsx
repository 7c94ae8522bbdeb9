import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import type { MatchStatistics } from '@scoreline/shared-lib/contract';
import { Answer, Section, Stack, usePeriodNames } from '@scoreline/shared-lib/page';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { useState } from 'react';
import styled from 'styled-components';

import { useMatchStatisticsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { ShotMap } from '../shots/ShotMap';
import { StatisticRows } from './StatisticRows';

/** Figures that are already percentages. */
const percents = [
  'possession',
  'passAccuracy',
  'fieldGoalShare',
  'threePointShare',
  'freeThrowShare',
];

/** Both teams' statistics, of the match or of a period. */
export function StatisticsTab() {
  const { t } = useTranslation('match');
  const { match, detail } = useMatchView();
  const asked = useMatchStatisticsQuery({ eventId: match.eventId });
  return (
    <Stack>
      {detail.sections.includes('shots') && <ShotMap />}
      <Section title={t('tabs.statistics')}>
        <Answer of={asked} isEmpty={({ periods }) => periods.length === 0}>
          {({ periods }) => <Periods periods={periods} />}
        </Answer>
      </Section>
    </Stack>
  );
}

function Periods({ periods }: MatchStatistics) {
  const { t } = useTranslation('match');
  const { sport } = useMatchView().match;
  const names = usePeriodNames(sport, Math.max(...periods.map(({ period }) => period)));
  const [wanted, setWanted] = useState('0');
  const shown = periods.find(({ period }) => String(period) === wanted) ?? firstItem(periods);
  return (
    <>
      {periods.length > 1 && (
        <Choice>
          <SegmentedControl
            label={t('statistics.period')}
            options={periods.map(({ period }) => ({
              value: String(period),
              label: period === 0 ? t('statistics.all') : (names[period - 1] ?? String(period)),
            }))}
            value={String(shown.period)}
            onChange={setWanted}
          />
        </Choice>
      )}
      <StatisticRows
        rows={shown.rows.map((row) => ({
          ...row,
          unit: percents.includes(row.key) ? 'percent' : 'count',
        }))}
      />
    </>
  );
}

const Choice = styled.div`
  padding-block-end: 16px;
`;
