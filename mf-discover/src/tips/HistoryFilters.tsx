import { markets, sports, type TipsHistory } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { ChoiceOf, LeagueChoice } from '../filters/Choices';
import { FilterBar, FilterLine } from '../filters/FilterBar';
import type { Filters } from '../filters/useFilters';

interface HistoryFiltersProps {
  filters: Filters;
  history: TipsHistory | undefined;
}

const windows = ['7', '30', '90', 'all'] as const;
const standard = '30';

export function HistoryFilters({ filters, history }: HistoryFiltersProps) {
  const { t } = useTranslation(['discover', 'shared']);
  const { query, set } = filters;
  const window = windows.find((name) => name === query.get('window')) ?? standard;
  const named = Object.values(markets).flat();
  const all = { value: '', label: t('filters.allSports') };
  const kinds = sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }));
  return (
    <FilterBar label={t('filters.label')}>
      <FilterLine>
        <SegmentedControl
          label={t('filters.window')}
          options={windows.map((value) => ({ value, label: t(`days.${value}`) }))}
          value={window}
          onChange={(value) => set({ window: value === standard ? '' : value })}
        />
      </FilterLine>
      <FilterLine>
        <ChoiceOf
          filters={filters}
          name="sport"
          label={t('filters.sport')}
          options={[all, ...kinds]}
        />
        <ChoiceOf
          filters={filters}
          name="market"
          label={t('filters.market')}
          options={[
            { value: '', label: t('filters.allMarkets') },
            ...named.map((value) => ({ value, label: t(`markets.${value}`) })),
          ]}
        />
        <LeagueChoice filters={filters} leagues={useKnownLeagues(history)} />
      </FilterLine>
    </FilterBar>
  );
}

/** Leagues seen since the page opened, so that choosing one does not remove the others. */
function useKnownLeagues(history: TipsHistory | undefined) {
  const [known, setKnown] = useState<TipsHistory['tournaments']>([]);
  const news = (history?.tournaments ?? []).filter(
    ({ tournamentId }) => !known.some((league) => league.tournamentId === tournamentId),
  );
  if (news.length > 0) setKnown([...known, ...news]);
  return known;
}
