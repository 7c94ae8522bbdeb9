import type { MatchSummary, MoverList } from '@scoreline/shared-lib/contract';

import { escapeHtml } from '../../../wire/html';
import { matchRow, type Writing } from './matchRow';

/** A list of matches, each with what it is there for; that is the application's to show. */
interface MatchRows {
  rows: { match: MatchSummary }[];
}

type Write = (data: never, writing: Writing, request: never) => string;

const named =
  (nameOf: (request: { direction?: string }) => string): Write =>
  ({ rows }: MatchRows, writing, request) => {
    const name = writing.listName(nameOf(request));
    if (!name || rows.length === 0) return '';
    const lines = rows.map(({ match }) => matchRow(match, 'days', writing));
    return `<section><h2>${escapeHtml(name)}</h2><ul>${lines.join('')}</ul></section>`;
  };

const moverNames: Record<string, MoverList> = {
  dropping: 'dropping',
  rising: 'rising',
  all: 'movements',
};

/** The lists of Discover in plain HTML, by what was asked. */
export const matchLists = {
  'sports-query/discover/movements': named(
    ({ direction = 'all' }) => moverNames[direction] ?? 'movements',
  ),
  'sports-query/discover/same-odds': named(() => 'sameOdds'),
  'sports-query/discover/averages': named(() => 'averages'),
  'sports-query/tips/upcoming': named(() => 'tips'),
} satisfies Record<string, Write>;
