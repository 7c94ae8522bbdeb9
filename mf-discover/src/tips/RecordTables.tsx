import type { TipsHistory, TipTotals } from '@scoreline/shared-lib/contract';
import { formatNumber, formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { formatUnits, formatYield } from './formatUnits';

const views = ['market', 'league', 'window'] as const;
type View = (typeof views)[number];
type Named = TipTotals & { name: string };

/** The record by market, by league and by window. */
export function RecordTables({ history }: { history: TipsHistory }) {
  const { t } = useTranslation('discover');
  const [view, setView] = useState<View>('market');
  const leagues = new Map(history.tournaments.map((league) => [league.tournamentId, league.name]));
  const rows: Record<View, Named[]> = {
    market: history.byMarket.map((row) => ({ ...row, name: t(`markets.${row.market}`) })),
    league: history.byLeague.map((row) => ({ ...row, name: leagues.get(row.tournamentId) ?? '–' })),
    window: history.byWindow.map((row) => ({ ...row, name: t(`days.${row.window}`) })),
  };
  return (
    <Section title={t('tips.record')}>
      <SegmentedControl
        label={t('tips.record')}
        options={views.map((value) => ({ value, label: t(`tips.by.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <RecordTable label={t(`tips.by.${view}`)} rows={rows[view]} />
    </Section>
  );
}

function RecordTable({ label, rows }: { label: string; rows: Named[] }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  return (
    <TableFrame aria-label={label}>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('tips.count')}</th>
            <th scope="col">{t('tips.winRate')}</th>
            <th scope="col">{t('tips.yield')}</th>
            <th scope="col">{t('tips.profitUnits')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{formatNumber(row.n, locale)}</td>
              <td>{row.winRate === null ? '–' : formatPercent(row.winRate, locale)}</td>
              <td dir="ltr">{row.yield === null ? '–' : formatYield(row.yield, locale)}</td>
              <td dir="ltr">{formatUnits(row.profit, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
