import type { TipTotals } from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, Icon, tabularDigits } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { pagePaths } from '../pagePaths';
import { formatYield } from '../tips/formatUnits';

/** The record of the last 30 days in one line, linked to the full record. */
export function RecordLine({ totals }: { totals: TipTotals | undefined }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  if (!totals || totals.n === 0 || totals.yield === null || totals.winRate === null) return null;
  const values = {
    count: totals.n,
    yield: formatYield(totals.yield, locale),
    winRate: formatPercent(totals.winRate, locale),
  };
  return (
    <Line to={pagePaths.tipsHistory}>
      <span>{t('tips.recordLine', values)}</span>
      <Icon name="forward" size={14} />
    </Line>
  );
}

const Line = styled(Link)`
  ${tabularDigits}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 16px;
  font-size: ${fontSize[13]};
  color: var(--accent);
`;
