import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { Section } from '../page/Section';
import { Table, TableFrame } from '../page/Table';

/** Names of the periods there are, as column heads. */
export function usePeriodNames(sport: MatchSummary['sport'], count: number): string[] {
  const { t } = useTranslation(['match', 'shared']);
  return Array.from({ length: count }, (_, at) => {
    if (sport === 'football') return t(`periods.football.${Math.min(at, 4)}`);
    if (at < 4) return t('shared:status.short.quarter', { number: at + 1 });
    return t('shared:status.short.overtime', { number: at - 3 });
  });
}

/** Points by quarter. Football's halves stand in its timeline. */
export function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('match');
  const count = Math.max(match.home.periods.length, match.away.periods.length);
  const names = usePeriodNames(match.sport, count);
  if (match.sport === 'football' || count === 0) return null;
  return (
    <Section title={t('periods.title')}>
      <TableFrame aria-label={t('periods.title')}>
        <Table>
          <thead>
            <tr>
              <th data-name scope="col">
                {t('table.team')}
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('periods.total')}</th>
            </tr>
          </thead>
          <tbody>
            {[match.home, match.away].map((side) => (
              <tr key={side.competitorId}>
                <th scope="row">{side.name}</th>
                {names.map((name, at) => (
                  <td key={name}>{side.periods[at] ?? '–'}</td>
                ))}
                <td data-strong>{side.score ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Section>
  );
}
