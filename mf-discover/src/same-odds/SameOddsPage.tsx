import { type SameOdds, sameOddsRequest } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { FillingNote } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { KickOffChoice, LeagueChoice } from '../filters/Choices';
import { FilterBar, FilterLine } from '../filters/FilterBar';
import { SportSwitch } from '../filters/SportSwitch';
import { useFilters } from '../filters/useFilters';
import { useSameOddsQuery } from '../lists/discoverApi';
import { Pages } from '../lists/Pages';
import { ListPage } from '../page/ListPage';
import { PricesHidden } from '../page/PricesHidden';
import { SameOddsRows } from './SameOddsRows';

const day = 24;

/** Upcoming matches with the results of matches that opened at the same prices. */
export function SameOddsPage() {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  const request = sameOddsRequest(filters.sport, filters.query);
  const { data } = useSameOddsQuery(request);
  const bar = (
    <FilterBar label={t('filters.label')}>
      <FilterLine>
        <SportSwitch {...filters} />
        <KickOffChoice filters={filters} standard={day} />
        <LeagueChoice filters={filters} leagues={data?.leagues} />
      </FilterLine>
    </FilterBar>
  );
  return (
    <ListPage page="sameOdds" filters={bar}>
      <PricesHidden />
      <FillingNote filling={data?.filling} />
      <Pages
        request={request}
        useAnswer={useSameOddsQuery}
        empty={<EmptyState title={t('empty.matches')} picture="discover" />}
      >
        {(page: SameOdds) => <SameOddsRows page={page} />}
      </Pages>
    </ListPage>
  );
}
