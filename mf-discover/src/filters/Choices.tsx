import { kickOffs, type Tournament } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice } from '@scoreline/shared-lib/page';

import type { Filters } from './useFilters';

interface ChoiceOfProps {
  filters: Filters;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One filter in the address. Its first option is the default and is omitted there. */
export function ChoiceOf({ filters, name, label, options }: ChoiceOfProps) {
  const standard = options[0]?.value ?? '';
  const said = filters.query.get(name) ?? standard;
  const value = options.some((option) => option.value === said) ? said : standard;
  return (
    <Choice
      label={label}
      options={options}
      value={value}
      onChange={(next) => filters.set({ [name]: next === standard ? '' : next })}
    />
  );
}

interface LeagueChoiceProps {
  filters: Filters;
  leagues: readonly Tournament[] | undefined;
}

export function LeagueChoice({ filters, leagues = [] }: LeagueChoiceProps) {
  const { t } = useTranslation('discover');
  const options = leagues.map(({ tournamentId, name, category }) => ({
    value: String(tournamentId),
    label: `${category.name} · ${name}`,
  }));
  const all = { value: '', label: t('filters.allLeagues') };
  return (
    <ChoiceOf
      filters={filters}
      name="league"
      label={t('filters.league')}
      options={[all, ...options]}
    />
  );
}

/** `standard` is the server's default, used if the address has none. */
export function KickOffChoice({ filters, standard }: { filters: Filters; standard: number }) {
  const { t } = useTranslation('discover');
  const ordered = [standard, ...kickOffs.filter((hours) => hours !== standard)];
  const label = (hours: number) =>
    hours > 24 ? t('filters.days', { count: hours / 24 }) : t('filters.hours', { count: hours });
  return (
    <ChoiceOf
      filters={filters}
      name="within"
      label={t('filters.kickOff')}
      options={ordered.map((hours) => ({ value: String(hours), label: label(hours) }))}
    />
  );
}
