import { shootOutOf, type MatchSummary, type Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';

/** Names of the first `count` periods, for column heads. */
export function usePeriodNames(sport: Sport, count: number): string[] {
  const { t } = useTranslation('shared');
  return Array.from({ length: count }, (_, at) => {
    if (sport === 'football') return t(`periods.football.${Math.min(at, 4)}`);
    if (at < 4) return t('status.short.quarter', { number: at + 1 });
    return t('status.short.overtime', { number: at - 3 });
  });
}

/** Number of periods with a known score. */
export const periodsOf = ({ home, away }: Pick<MatchSummary, 'home' | 'away'>): number =>
  Math.max(home.periods.length, away.periods.length);

const regularPeriods: Record<Sport, number> = { football: 2, basketball: 4 };

/** Columns of the periods. If only the shoot-out is known, it follows two unknown halves. */
function useColumns(match: MatchSummary): { name: string; at: number }[] {
  const { t } = useTranslation('shared');
  const known = periodsOf(match);
  const kicked = shootOutOf(match) !== null;
  const unknown = kicked && known === 1 ? regularPeriods.football : 0;
  const count = Math.max(regularPeriods[match.sport], known + unknown);
  const names = usePeriodNames(match.sport, count);
  return names.map((name, column) => ({
    name: kicked && column === count - 1 ? t('periods.football.4') : name,
    at: column - unknown,
  }));
}

/** Table head and body: points by quarter, goals by half. Future periods have columns too, so that none moves when they begin. */
export function PeriodRows({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('shared');
  const columns = useColumns(match);
  return (
    <>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
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
            {columns.map(({ name, at }) => (
              <td key={name}>{side.periods[at] ?? '–'}</td>
            ))}
            <td data-strong>{side.score ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
