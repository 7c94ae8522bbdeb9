import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { PeriodRows, periodsOf, Section, Table, TableFrame } from '@scoreline/shared-lib/page';

/** Points by quarter. Football's halves stand in its timeline. */
export function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('match');
  if (match.sport === 'football' || periodsOf(match) === 0) return null;
  return (
    <Section title={t('periods.title')}>
      <TableFrame aria-label={t('periods.title')}>
        <Table>
          <PeriodRows match={match} />
        </Table>
      </TableFrame>
    </Section>
  );
}
