import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import styled from 'styled-components';

import { DataTable } from './DataTable';

/** Names of the periods there are, as column heads. */
function usePeriodNames({ sport, home, away }: MatchSummary): string[] {
  const { t } = useTranslation(['scores', 'shared']);
  const periods = Math.max(home.periods.length, away.periods.length);
  return Array.from({ length: periods }, (_, at) => {
    if (sport === 'football') return t(`panel.football.${Math.min(at, 4)}`);
    if (at < 4) return t('shared:status.short.quarter', { number: at + 1 });
    return t('shared:status.short.overtime', { number: at - 3 });
  });
}

/** Points by quarter, goals by half. */
export function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('scores');
  const names = usePeriodNames(match);
  if (names.length === 0) return null;
  return (
    <DataTable caption={t('panel.periods')}>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{t('panel.total')}</th>
        </tr>
      </thead>
      <tbody>
        {[match.home, match.away].map((side) => (
          <tr key={side.competitorId}>
            <th scope="row">{side.name}</th>
            {names.map((name, at) => (
              <td key={name}>{side.periods[at] ?? '–'}</td>
            ))}
            <Total>{side.score ?? '–'}</Total>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const Total = styled.td`
  font-weight: 700;
`;
