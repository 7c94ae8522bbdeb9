import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';

import { PriceNow } from '../../odds/PriceNow';
import { priceCells } from '../../odds/priceMove';
import { useBoard } from '../../scoreboard/boardContext';
import { DataTable } from '../table/DataTable';

/** Opening and current price of each outcome. */
export function OddsTable({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('scores');
  const { locale } = useBoard();
  const [format] = useSetting('oddsFormat');
  const cells = priceCells(match);
  return (
    <DataTable caption={t('odds.label')}>
      <thead>
        <tr>
          <td />
          {cells.map(({ outcome }) => (
            <th key={outcome} scope="col">
              {outcome === 'draw' ? t('odds.draw') : match[outcome].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('odds.opening')}</th>
          {cells.map(({ outcome, opening }) => (
            <td key={outcome}>{formatOdds(opening, format, locale)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('odds.current')}</th>
          {cells.map((cell) => (
            <td key={cell.outcome}>
              <PriceNow cell={cell} />
            </td>
          ))}
        </tr>
      </tbody>
    </DataTable>
  );
}
