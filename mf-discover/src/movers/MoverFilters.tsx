import { markets, thresholds } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useBookName, useViewerLocale } from '@scoreline/shared-lib/page';
import { formatPercent } from '@scoreline/shared-lib/format';
import { Chip } from '@scoreline/shared-lib/ui';

import { ChoiceOf, KickOffChoice, LeagueChoice } from '../filters/Choices';
import { FilterBar, FilterLine } from '../filters/FilterBar';
import { SportSwitch } from '../filters/SportSwitch';
import type { Filters } from '../filters/useFilters';
import { type MoversRequest, useMoversQuery } from '../lists/discoverApi';

interface MoverFiltersProps {
  filters: Filters;
  request: MoversRequest;
}

const windows = ['opening', '12h', '24h'] as const;
const week = 168;

export function MoverFilters({ filters, request }: MoverFiltersProps) {
  const { t } = useTranslation('discover');
  const nameOf = useBookName();
  const { data } = useMoversQuery(request);
  const choicesOf = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const books = (data?.bookmakers ?? []).map(({ bookmakerId, name }) => ({
    value: String(bookmakerId),
    label: nameOf(name),
  }));
  return (
    <FilterBar label={t('filters.label')}>
      <FilterLine>
        <SportSwitch {...filters} />
        <Thresholds filters={filters} />
      </FilterLine>
      <FilterLine>
        <ChoiceOf
          filters={filters}
          name="market"
          label={t('filters.market')}
          options={choicesOf('markets', markets[filters.sport])}
        />
        <ChoiceOf
          filters={filters}
          name="window"
          label={t('filters.window')}
          options={choicesOf('windows', windows)}
        />
        <KickOffChoice filters={filters} standard={week} />
        <LeagueChoice filters={filters} leagues={data?.leagues} />
        <ChoiceOf
          filters={filters}
          name="bookmaker"
          label={t('filters.bookmaker')}
          options={[{ value: '', label: t('filters.allBookmakers') }, ...books]}
        />
        <ChoiceOf
          filters={filters}
          name="sort"
          label={t('filters.sort')}
          options={choicesOf('sorts', ['size', 'kickOff'])}
        />
      </FilterLine>
    </FilterBar>
  );
}

function Thresholds({ filters: { query, set } }: { filters: Filters }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const [standard] = thresholds;
  const chosen = thresholds.find((value) => String(value) === query.get('threshold')) ?? standard;
  return thresholds.map((value) => (
    <Chip
      key={value}
      selected={value === chosen}
      aria-label={t('filters.threshold', { percent: formatPercent(value / 100, locale) })}
      onClick={() => set({ threshold: value === standard ? '' : String(value) })}
    >
      {formatPercent(value / 100, locale)}
    </Chip>
  ));
}
