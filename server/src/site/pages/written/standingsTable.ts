import { type LeagueStandings, teamPath } from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import type { Writing } from './matchRow';

type Table = LeagueStandings['tables'][number];
type Row = Table['rows'][number];

const football = ['played', 'goalDifference', 'points'];
const basketball = ['played', 'won', 'lost'];

const heading = (column: string, { columnName }: Writing): string =>
  `<th scope="col">${escapeHtml(columnName(column) ?? '')}</th>`;

function line(row: Row, columns: readonly string[], path: string, writing: Writing): string {
  const figures = row as unknown as Record<string, number>;
  const team = `<a${attributes({ href: writing.addressOf(path) })}>${escapeHtml(row.name)}</a>`;
  const cells = columns.map((column) => `<td>${figures[column]}</td>`);
  return `<tr><td>${row.rank}</td><th scope="row">${team}</th>${cells.join('')}</tr>`;
}

/** A season's tables in plain HTML: its groups, or the whole league without its conferences and divisions. */
export function standingsTables({ tournament, tables }: LeagueStandings, writing: Writing): string {
  const { sport } = tournament;
  const columns = sport === 'football' ? football : basketball;
  const whole = tables.filter(({ stage, group }) => group === null || stage === 'postSeason');
  const head = ['rank', 'team', ...columns].map((column) => heading(column, writing)).join('');
  return (whole.length > 0 ? whole : tables)
    .map(({ group, rows }) => {
      const lines = rows.map((row) => line(row, columns, teamPath({ ...row, sport }), writing));
      const title = group === null ? '' : `<h2>${escapeHtml(writing.groupName(group))}</h2>`;
      return `${title}<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
    })
    .join('');
}
