import { type ApiError, asApiError } from '@scoreline/shared-lib/api';
import {
  type BasketballStandingsRow,
  type FootballStandingsRow,
  formatDifference,
  leaguePath,
  type LeagueStandings,
  type NbaGroup,
  type Sport,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Skeleton } from '@scoreline/shared-lib/ui';
import { FormMarks, LoadingBlock } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';

import { useBoard } from '../../scoreboard/boardContext';
import { useScoresStandingsQuery } from '../../scoreboard/matches/matchListApi';
import { DataTable } from './DataTable';
import { PageLink } from '../PageLink';

type Row = FootballStandingsRow | BasketballStandingsRow;

const columns = 6;
const usualTeams = 20;

const conferences: readonly (string | null)[] = ['ec', 'wc'] satisfies NbaGroup[];

/** For a league with conferences, only those: its overall table and its divisions would repeat the same teams. */
function inShort(tables: LeagueStandings['tables']): LeagueStandings['tables'] {
  const found = tables.filter(({ group }) => conferences.includes(group));
  return found.length > 0 ? found : tables;
}

/** Locale key and values that name a part of a season. */
function nameOf(stage: string, group: string): [key: string, names?: { group: string }] {
  if (stage === 'postSeason') return [`panel.parts.${group}`];
  if (conferences.includes(group)) return [`panel.conferences.${group}`];
  return ['panel.group', { group }];
}

/** A league's table of this season. */
export function LeagueTable({ tournament }: { tournament: Tournament }) {
  const asked = useScoresStandingsQuery({ tournamentId: tournament.tournamentId });
  return <Tables of={asked} tournament={tournament} />;
}

interface TablesProps {
  of: { data?: LeagueStandings; error?: unknown; refetch: () => unknown };
  tournament: Tournament;
  /** Teams with highlighted rows. */
  teams?: readonly number[];
  /** Number of rows shown from the top of each table, all if omitted. */
  most?: number;
  /** The moment the tables are from, if it is displayed. */
  moment?: string;
}

/** Tables of a league or their placeholder, and the link to its page. */
export function Tables(props: TablesProps) {
  const { tournament, teams, moment, most } = props;
  const { data, error, refetch } = props.of;
  const { t } = useTranslation(['scores', 'shared']);
  if (error && !data)
    return (
      <LoadingBlock
        state={-1}
        part
        message={t('shared:errors.occurred')}
        traceId={asApiError(error as ApiError).traceId}
        onRetry={() => void refetch()}
      />
    );
  const isOurs = ({ competitorId }: Row) => teams?.includes(competitorId) === true;
  const tables = inShort(data?.tables ?? []).filter(({ rows }) => !teams || rows.some(isOurs));
  const shown = tables.map(({ stage, group, rows }) => (
    <DataTable
      key={`${stage}-${group ?? ''}`}
      caption={[t('panel.standings'), moment, data?.season, group && t(...nameOf(stage, group))]
        .filter(Boolean)
        .join(' · ')}
    >
      <Head basketball={tournament.sport === 'basketball'} />
      <tbody>
        {rows.slice(0, most).map((row) => (
          <tr key={row.competitorId} data-own={isOurs(row) || undefined}>
            <td>{row.rank}</td>
            <th scope="row">{row.name}</th>
            <Figures row={row} />
            <td>
              <FormMarks form={row.form} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  ));
  const way = <PageLink to={leaguePath(tournament)} text={t('panel.leaguePage')} />;
  if (!data)
    return (
      <WaitingTable rows={most} sport={tournament.sport}>
        {way}
      </WaitingTable>
    );
  return (
    <>
      {shown}
      {way}
    </>
  );
}

interface WaitingTableProps {
  rows?: number;
  sport: Sport;
  /** Content below the table. Its space is reserved, and it becomes visible once its position is known. */
  children: ReactNode;
}

/** Placeholder with the height of the expected table, if its number of rows is known. */
function WaitingTable({ rows = usualTeams, sport, children }: WaitingTableProps) {
  const { t } = useTranslation(['scores', 'shared']);
  return (
    <div role="status" aria-label={t('shared:states.loading')}>
      <div aria-hidden="true" inert>
        <DataTable caption={t('panel.standings')}>
          <Head basketball={sport === 'basketball'} />
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <td colSpan={columns}>
                  <Skeleton />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <div style={{ visibility: 'hidden' }}>{children}</div>
      </div>
    </div>
  );
}

function Head({ basketball }: { basketball: boolean }) {
  const { t } = useTranslation('scores');
  const figures = basketball ? ['won', 'lost', 'winRate'] : ['played', 'goalDifference', 'points'];
  return (
    <thead>
      <tr>
        <th scope="col">{t('table.rank')}</th>
        <th scope="col" data-name>
          {t('table.team')}
        </th>
        {figures.map((figure) => (
          <th key={figure} scope="col">
            {t(`table.${figure}`)}
          </th>
        ))}
        <th scope="col">{t('table.form')}</th>
      </tr>
    </thead>
  );
}

function Figures({ row }: { row: Row }) {
  const { locale } = useBoard();
  if ('winRate' in row)
    return (
      <>
        <td>{row.won}</td>
        <td>{row.lost}</td>
        <td>{formatPercent(row.winRate, locale)}</td>
      </>
    );
  return (
    <>
      <td>{row.played}</td>
      <td>
        <bdi dir="ltr">{formatDifference(row.goalDifference)}</bdi>
      </td>
      <td>{row.points}</td>
    </>
  );
}
