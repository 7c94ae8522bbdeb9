import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Table, TableFrame } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { noneShare } from '../lottery/noneShare';
import { useFormats } from '../page/useFormats';

/** The published odds, which every draw uses. */
export function OddsTable({ prizes }: Pick<PromotionOverview, 'prizes'>) {
  const { t } = useTranslation('promotion');
  const { number, percent } = useFormats();
  const none = noneShare(prizes);
  return (
    <TableFrame aria-label={t('terms.odds')}>
      <Odds>
        <thead>
          <tr>
            <th scope="col" data-name>
              {t('pot.prize')}
            </th>
            <th scope="col">{t('pot.number')}</th>
            <th scope="col">{t('pot.left')}</th>
            <th scope="col">{t('pot.odds')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prizeId, name, number: all, left, odds }) => (
            <tr key={prizeId}>
              <th scope="row">{name}</th>
              <td>{number(all)}</td>
              <td>{number(left)}</td>
              <td data-strong>{percent(odds)}</td>
            </tr>
          ))}
          {none > 0 && (
            <tr>
              <th scope="row">{t('pot.none')}</th>
              <td>–</td>
              <td>–</td>
              <td data-strong>{percent(none)}</td>
            </tr>
          )}
        </tbody>
      </Odds>
    </TableFrame>
  );
}

/** Prize names and column headings wrap instead of being cut. */
const Odds = styled(Table)`
  th[scope='row'],
  th[scope='col'] {
    white-space: normal;
    overflow-wrap: break-word;
  }
  th[scope='row'] {
    max-inline-size: none;
  }
  th[scope='col'] {
    vertical-align: bottom;
  }
`;
