import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { useTranslation } from '@scoreline/shared-lib/i18n';

import { Section } from '../page/Section';
import { StandingsTable } from './StandingsTable';
import { useTableName } from './useTableName';

interface StandingsTablesProps {
  standings: LeagueStandings;
  own?: readonly number[];
}

/** A season's tables, a card each. */
export function StandingsTables({ standings, own }: StandingsTablesProps) {
  const { t } = useTranslation('match');
  const nameOf = useTableName();
  const { tables, tournament } = standings;
  if (tables.length === 0) return <EmptyState title={t('standings.none')} picture="table" />;
  return tables.map((table) => {
    const name = nameOf(table, tournament.name);
    return (
      <Section key={`${table.stage}-${table.group ?? ''}`} title={name}>
        <StandingsTable rows={table.rows} sport={tournament.sport} label={name} own={own} />
      </Section>
    );
  });
}
