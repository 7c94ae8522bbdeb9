import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import { matchRow, type Writing } from './matchRow';

/** Matches in a list; the application shows why each is listed. */
interface MatchRows {
  rows: { match: MatchSummary }[];
}

type WriteRows = (data: MatchRows, writing: Writing, list: string) => string;

function write({ rows }: MatchRows, writing: Writing, list: string, isBetting: boolean): string {
  const name = writing.listName(list);
  if (!name || rows.length === 0) return '';
  const lines = rows.map(({ match }) => matchRow(match, 'days', writing));
  const own = attributes({ 'data-betting': isBetting ? '' : undefined });
  return `<section${own}><h2>${escapeHtml(name)}</h2><ul>${lines.join('')}</ul></section>`;
}

/** A list of matches with its heading from the remote's texts; empty without one. */
export const namedRows: WriteRows = (data, writing, list) => write(data, writing, list, false);

/** As `namedRows`, hidden on devices of self-excluded members. */
export const bettingRows: WriteRows = (data, writing, list) => write(data, writing, list, true);
