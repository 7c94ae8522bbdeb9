import { type Sport, sports } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';

import type { Filters } from './useFilters';

/** Leagues, bookmakers, markets and metrics belong to one sport, so a change of sport resets them. */
const own = { league: '', bookmaker: '', market: '', metric: '' };

export function SportSwitch({ sport, set }: Pick<Filters, 'sport' | 'set'>) {
  const { t } = useTranslation(['discover', 'shared']);
  return (
    <SegmentedControl<Sport>
      label={t('filters.sport')}
      options={sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }))}
      value={sport}
      onChange={(value) => set({ ...own, sport: value })}
    />
  );
}
