import { type LeagueStandings, nbaGroups } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chip, EmptyState, hiddenScrollbar } from '@scoreline/shared-lib/ui';
import { Section } from '@scoreline/shared-lib/page';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { useState } from 'react';
import styled from 'styled-components';

import { FinishChances } from './FinishChances';
import { StandingsTable } from './StandingsTable';
import { TableNotes } from './TableNotes';
import { ZoneLegend } from './ZoneLegend';

interface StandingsTablesProps {
  standings: LeagueStandings;
  own?: readonly number[];
}

type Group = LeagueStandings['tables'][number];

const rank = ({ group }: Group): number =>
  group === null ? -1 : (nbaGroups as readonly string[]).indexOf(group);

const isNested = ({ stage, group }: Group): boolean => stage === 'regularSeason' && group !== null;

/** A season's tables: groups one below the other, a league's conferences and divisions one at a time by a switch. */
export function StandingsTables({ standings, own }: StandingsTablesProps) {
  const { t } = useTranslation('match');
  const { tables } = standings;
  if (tables.length === 0) return <EmptyState title={t('standings.none')} picture="table" />;
  if (tables.some(isNested)) return <Nested {...{ standings, own }} />;
  return tables.map((table) => (
    <TableCard key={`${table.stage}-${table.group ?? ''}`} {...{ table, standings, own }} />
  ));
}

function Nested({ standings, own }: StandingsTablesProps) {
  const { t } = useTranslation('match');
  const nameOf = useTableName();
  const tables = [...standings.tables].sort((a, b) => rank(a) - rank(b));
  const [at, setAt] = useState(0);
  const table = tables[at] ?? firstItem(tables);
  return (
    <>
      <Groups role="group" aria-label={t('tabs.standings')} data-scrolls>
        {tables.map((each, index) => (
          <Chip key={index} selected={each === table} onClick={() => setAt(index)}>
            {nameOf(each, standings.tournament.name)}
          </Chip>
        ))}
      </Groups>
      <TableCard {...{ table, standings, own }} />
    </>
  );
}

function TableCard({ table, standings, own }: StandingsTablesProps & { table: Group }) {
  const nameOf = useTableName();
  const { tournament } = standings;
  const name = nameOf(table, tournament.name);
  const { chances } = standings;
  return (
    <>
      <Section title={name}>
        <StandingsTable
          rows={table.rows}
          sport={tournament.sport}
          label={name}
          own={own}
          zones={table.zones}
        />
        {table.zones && <ZoneLegend zones={table.zones} />}
        <TableNotes table={table} />
      </Section>
      {table.zones && chances && <FinishChances {...{ table, chances }} />}
    </>
  );
}

const Groups = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding-inline: 16px;
  ${hiddenScrollbar}

  @media (min-width: 768px) {
    flex-wrap: wrap;
    padding-inline: 0;
  }
`;

type Named = Pick<LeagueStandings['tables'][number], 'stage' | 'group'>;

/** A group stage without groups is one table, a league phase. */
const wholeStage = (stage: Named['stage']): string =>
  `stages.${stage === 'groupStage' ? 'leaguePhase' : stage}`;

/** A table's name: its group or conference, else the league. */
function useTableName(): (table: Named, league: string) => string {
  const { t } = useTranslation('match');
  return ({ stage, group }, league) => {
    if (group === null) return stage === 'regularSeason' ? league : t(wholeStage(stage));
    if (stage === 'postSeason') return t(`parts.${group}`);
    const known = (nbaGroups as readonly string[]).includes(group);
    return known ? t(`groups.${group}`) : t('info.group', { group });
  };
}
