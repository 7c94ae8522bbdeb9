import {
  type BasketballStandingsRow,
  type FootballStandingsRow,
  formatDifference,
  type WidgetView,
} from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';

import type { Translate } from '../page/texts';
import { useCard } from './card';
import { Crest } from './Crest';
import { Note } from './frame/Note';

type View = Extract<WidgetView, { kind: 'standings' }>;
type Row = FootballStandingsRow | BasketballStandingsRow;
type Column = 'played' | 'won' | 'lost' | 'goalDifference' | 'points' | 'winRate';

/** Class of the width below which a column is hidden. */
const leftOut: Partial<Record<Column, string>> = {
  won: 'narrow',
  lost: 'narrow',
  goalDifference: 'least',
};

const isFootball = (row: Row): row is FootballStandingsRow => 'goalDifference' in row;

const columnsOf = (row: Row): Column[] =>
  isFootball(row) ? ['played', 'goalDifference', 'points'] : ['played', 'won', 'lost', 'winRate'];

function cellOf(row: Row, column: Column, locale: string): string {
  if (column === 'goalDifference') return isFootball(row) ? formatDifference(row[column]) : '';
  if (column === 'points') return isFootball(row) ? String(row.points).replace('-', '−') : '';
  if (column === 'winRate') return isFootball(row) ? '' : formatPercent(row.winRate, locale);
  return String(row[column]);
}

/** A league's tables, one below the other. */
export function StandingsTable({ view }: { view: View }) {
  const { t } = useCard().language;
  const [first] = view.tables.flatMap(({ rows }) => rows);
  if (!first) return <Note text={t('noTable')} />;
  const columns = columnsOf(first);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('table.rank')}</th>
          <th scope="col" className="wide">
            {t('table.team')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={leftOut[column]}>
              <abbr title={t(`table.long.${column}`)}>{t(`table.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      {view.tables.map(({ group, stage, rows }) => (
        <tbody key={`${stage} ${group ?? ''}`}>
          {group !== null && (
            <tr>
              <th scope="rowgroup" className="part" colSpan={columns.length + 2}>
                {groupName(group, t)}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <TableRow key={row.competitorId} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Conferences and the parts of a split table have names. Any other group has its letter. */
function groupName(group: string, t: Translate): string {
  const named = ['groups', 'parts'].map((list) => `${list}.${group}`).find((key) => t(key) !== key);
  return named ? t(named) : t('group', { group });
}

function TableRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { locale } = useCard().language;
  const { competitorId, name, colours, rank } = row;
  return (
    <tr>
      <td>{rank}</td>
      <td className="wide">
        <span className="team">
          <Crest competitorId={competitorId} name={name} colours={colours} size={16} />
          <bdi className="name">{name}</bdi>
        </span>
      </td>
      {columns.map((column) => (
        <td key={column} className={leftOut[column]}>
          <bdi key={cellOf(row, column, locale)} dir="ltr">
            {cellOf(row, column, locale)}
          </bdi>
        </td>
      ))}
    </tr>
  );
}
