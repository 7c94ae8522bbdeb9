import { averagesRequest, metricsOf } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, FillingNote } from '@scoreline/shared-lib/page';
import { Chip, EmptyState, SegmentedControl } from '@scoreline/shared-lib/ui';

import { KickOffChoice, LeagueChoice } from '../filters/Choices';
import { FilterBar, FilterLine } from '../filters/FilterBar';
import { SportSwitch } from '../filters/SportSwitch';
import { type Filters, useFilters } from '../filters/useFilters';
import { useAveragesQuery } from '../lists/discoverApi';
import { Renewing } from '../lists/Renewing';
import { useShownRequest } from '../lists/useShownRequest';
import { ListPage } from '../page/ListPage';
import { AverageRows } from './AverageRows';

const day = 24;
const orders = ['highest', 'lowest'] as const;

/** Teams that play soon, ranked by their last five matches. */
export function AveragesPage() {
  const { t } = useTranslation('discover');
  const filters = useFilters();
  const request = averagesRequest(filters.sport, filters.query);
  const asked = useAveragesQuery(request);
  const [shown, busy] = useShownRequest(request, asked);
  return (
    <ListPage
      page="averages"
      filters={<AverageFilters filters={filters} leagues={asked.data?.leagues} />}
    >
      <FillingNote filling={asked.data?.filling} />
      <Renewing busy={busy}>
        <Answer of={asked} rows={8}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t('empty.data')} picture="table" />
            ) : (
              <AverageRows rows={rows} metric={shown.metric} />
            )
          }
        </Answer>
      </Renewing>
    </ListPage>
  );
}

interface AverageFiltersProps {
  filters: Filters;
  leagues: Parameters<typeof LeagueChoice>[0]['leagues'];
}

function AverageFilters({ filters, leagues }: AverageFiltersProps) {
  const { t } = useTranslation('discover');
  const { sport, query, set } = filters;
  const metrics = metricsOf(sport);
  const metric = metrics.find((name) => name === query.get('metric')) ?? metrics[0];
  const order = orders.find((name) => name === query.get('order')) ?? 'highest';
  return (
    <FilterBar label={t('filters.label')}>
      <FilterLine>
        <SportSwitch {...filters} />
        <SegmentedControl
          label={t('filters.order')}
          options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={(value) => set({ order: value === 'highest' ? '' : value })}
        />
      </FilterLine>
      <FilterLine>
        {metrics.map((name) => (
          <Chip
            key={name}
            selected={name === metric}
            onClick={() => set({ metric: name === metrics[0] ? '' : name })}
          >
            {t(`metrics.${sport}.${name}`)}
          </Chip>
        ))}
        <KickOffChoice filters={filters} standard={day} />
        <LeagueChoice filters={filters} leagues={leagues} />
      </FilterLine>
    </FilterBar>
  );
}
