import {
  type MatchSummary,
  matchPath,
  shootOutText,
  statusText,
} from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../../wire/html';
import { blankTime } from './times';

/** The language and texts of a written page. */
export interface Writing {
  /** BCP 47. */
  locale: string;
  /** A page's path in the page's language. */
  addressOf(rest: string): string;
  /** The short name of a state, `FT`; null without a text. */
  statusName(status: ReturnType<typeof statusText> | 'toBeAnnounced'): string | null;
  /** A table's column heading; null without a text. */
  columnName(column: string): string | null;
  /** The name of a list of matches; null without a text. */
  listName(list: string): string | null;
  /** The name of a cup's group, `Group A`. */
  groupName(group: string): string;
  /** A text of a promotion's page by its key, `pot.title`; null without a text. */
  promotionText(key: string): string | null;
}

/** Null if the kick-off time says it. */
function stateOf(match: MatchSummary): Parameters<Writing['statusName']>[0] | null {
  if (match.status !== 'notStarted') return statusText(match);
  return match.timeUnknown ? 'toBeAnnounced' : null;
}

/** The kick-off time until the match starts, then its state; with its day in a list of several days. */
function timeCell(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const { startTime } = match;
  const named = within === 'days' ? null : stateOf(match);
  const shown = named && (match.statusWord ?? writing.statusName(named));
  if (!shown) return blankTime(startTime, within === 'days' ? 'day' : 'clock');
  return `<time${attributes({ datetime: startTime })}>${escapeHtml(shown)}</time>`;
}

const side = ({ name, score }: MatchSummary['home']): string =>
  `<span>${escapeHtml(name)}</span><b>${score ?? ''}</b>`;

/** A match's row in a list of one day or of several: time, teams with scores, and a link to its page. */
export function matchRow(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const href = writing.addressOf(matchPath(match));
  const sides = side(match.home) + side(match.away);
  const kicks = shootOutText(match);
  const rest = sides + (kicks ? `<small>${kicks}</small>` : '');
  return `<li><a${attributes({ href })}>${timeCell(match, within, writing)}${rest}</a></li>`;
}
