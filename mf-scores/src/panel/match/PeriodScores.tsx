import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { PeriodRows, periodsOf } from '@scoreline/shared-lib/page';

import { DataTable } from '../table/DataTable';

/** Points by quarter, goals by half. */
export function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('scores');
  if (periodsOf(match) === 0) return null;
  return (
    <DataTable caption={t('panel.periods')}>
      <PeriodRows match={match} />
    </DataTable>
  );
}
