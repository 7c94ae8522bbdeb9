import {
  type MatchSummary,
  matchPath,
  shootOutText,
  statusText,
} from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import { blankTime } from './times';

/** What a page is written in and for. */
export interface Writing {
  /** BCP 47. */
  locale: string;
  /** The path of a page in the page's own language. */
  addressOf(rest: string): string;
  /** The short name of a state, `FT`; null where the page's texts have none. */
  statusName(status: ReturnType<typeof statusText> | 'toBeAnnounced'): string | null;
  /** A table's heading of a column; null where the page's texts have none. */
  columnName(column: string): string | null;
  /** What a list of matches is called; null where the page's texts have no name for it. */
  listName(list: string): string | null;
  /** What a group of a cup is called, `Group A`. */
  groupName(group: string): string;
  /** A text of a promotion's page by its key in the remote's texts, `pot.title`; null where they have none. */
  promotionText(key: string): string | null;
}

/** Null where the kick-off says it. */
function stateOf(match: MatchSummary): Parameters<Writing['statusName']>[0] | null {
  if (match.status !== 'notStarted') return statusText(match);
  return match.timeUnknown ? 'toBeAnnounced' : null;
}

/** The kick-off until the match begins, then how it stands; its day in a list of several days. */
function timeCell(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const { startTime } = match;
  const named = within === 'days' ? null : stateOf(match);
  const shown = named && (match.statusWord ?? writing.statusName(named));
  if (!shown) return blankTime(startTime, within === 'days' ? 'day' : 'clock');
  return `<time${attributes({ datetime: startTime })}>${escapeHtml(shown)}</time>`;
}

const side = ({ name, score }: MatchSummary['home']): string =>
  `<span>${escapeHtml(name)}</span><b>${score ?? ''}</b>`;

/** A match in a list of one day or of several: its time, both teams with their scores, and the way to its page. */
export function matchRow(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const href = writing.addressOf(matchPath(match));
  const sides = side(match.home) + side(match.away);
  const kicks = shootOutText(match);
  const rest = sides + (kicks ? `<small>${kicks}</small>` : '');
  return `<li><a${attributes({ href })}>${timeCell(match, within, writing)}${rest}</a></li>`;
}
