import type { TipTotals } from '@scoreline/shared-lib/contract';
import { formatNumber, formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, media, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { formatUnits, formatYield } from './formatUnits';

const unknown = '–';

/** The record in four figures. */
export function Totals({ totals }: { totals: TipTotals }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const { n, profit, winRate } = totals;
  const figures = [
    { name: t('tips.count'), value: formatNumber(n, locale) },
    {
      name: t('tips.yield'),
      value: totals.yield === null ? unknown : formatYield(totals.yield, locale),
      sign: Math.sign(totals.yield ?? 0),
    },
    { name: t('tips.winRate'), value: winRate === null ? unknown : formatPercent(winRate, locale) },
    { name: t('tips.profitUnits'), value: formatUnits(profit, locale), sign: Math.sign(profit) },
  ];
  return (
    <Cells>
      {figures.map(({ name, value, sign = 0 }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-sign={sign} dir="ltr">
            {value}
          </dd>
        </div>
      ))}
    </Cells>
  );
}

const Cells = styled.dl`
  ${tabularDigits}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  padding-inline: 16px;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-inline: 0;
  }
  > div {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface-raised);
  }
  dt {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  dd {
    justify-self: start;
    font-size: ${fontSize[22]};
    font-weight: 700;
  }
  dd[data-sign='1'] {
    color: var(--up);
  }
  dd[data-sign='-1'] {
    color: var(--down);
  }
`;
