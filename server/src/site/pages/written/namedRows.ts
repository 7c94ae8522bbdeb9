import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import { matchRow, type Writing } from './matchRow';

/** A list of matches, each with what it is there for; that is the application's to show. */
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

/** A list of matches under its name in the remote's texts; nothing where they have none. */
export const namedRows: WriteRows = (data, writing, list) => write(data, writing, list, false);

/** The same for what a device hides whose owner has switched off betting content. */
export const bettingRows: WriteRows = (data, writing, list) => write(data, writing, list, true);
