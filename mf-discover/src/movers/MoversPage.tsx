import { type MoverList, moversRequest } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { useFilters } from '../filters/useFilters';
import { type MoversRequest, useMoversQuery } from '../lists/discoverApi';
import { Pages } from '../lists/Pages';
import { ListPage } from '../page/ListPage';
import { PricesHidden } from '../page/PricesHidden';
import { MoverFilters } from './MoverFilters';
import { MoverRows } from './MoverRows';

/** Polls for changes that no topic reports: other bookmakers, matches of later days. */
const lookAgain = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

const useWatchedMovers = (request: MoversRequest) => useMoversQuery(request, lookAgain);

/** Falling odds, rising odds, or all movements, by the filters in the address. */
export function MoversPage({ list }: { list: MoverList }) {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  const request = moversRequest(list, filters.sport, filters.query);
  return (
    <ListPage page={list} filters={<MoverFilters filters={filters} request={request} />}>
      <PricesHidden />
      <Pages
        request={request}
        useAnswer={useWatchedMovers}
        empty={<EmptyState title={t('empty.matches')} picture="discover" />}
      >
        {(page) => <MoverRows page={page} />}
      </Pages>
    </ListPage>
  );
}
