import { type TipsHistory, tipsHistoryRequest } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { FillingNote, Section } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { useFilters } from '../filters/useFilters';
import { useTipsHistoryQuery } from '../lists/discoverApi';
import { Pages } from '../lists/Pages';
import { ListPage } from '../page/ListPage';
import { PricesHidden } from '../page/PricesHidden';
import { HistoryFilters } from './HistoryFilters';
import { ModelNote } from './ModelNote';
import { ProfitChart } from './ProfitChart';
import { RecordTables } from './RecordTables';
import { RulesLine } from './RulesLine';
import { TipRows } from './TipRows';
import { Totals } from './Totals';

/** The record of all published tips: total, by market, league and window, by day, and the tips themselves. */
export function HistoryPage() {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  const request = tipsHistoryRequest(filters.query);
  const { data } = useTipsHistoryQuery(request);
  return (
    <ListPage page="tipsHistory" filters={<HistoryFilters filters={filters} history={data} />}>
      <PricesHidden />
      <RulesLine />
      <FillingNote filling={data?.filling} />
      {data && data.totals.n > 0 && <Record history={data} />}
      <Pages
        request={request}
        useAnswer={useTipsHistoryQuery}
        empty={<EmptyState title={t('empty.history')} picture="clock" />}
      >
        {(page: TipsHistory) => <TipRows page={page} />}
      </Pages>
    </ListPage>
  );
}

function Record({ history }: { history: TipsHistory }) {
  const { t } = useTranslation('discover');
  return (
    <>
      <ModelNote tips={history.rows} />
      <Totals totals={history.totals} />
      {history.series.length > 1 && (
        <Section title={t('tips.profit')}>
          <ProfitChart series={history.series} />
        </Section>
      )}
      <RecordTables history={history} />
    </>
  );
}
